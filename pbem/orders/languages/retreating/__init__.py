"""Words for retreats and whither they lead, by language."""
