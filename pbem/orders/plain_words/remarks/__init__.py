"""What a letter says of itself and of its orders: that one is taken back, that they are all."""
