"""Tools for those who develop this program; none of them is part of it."""
