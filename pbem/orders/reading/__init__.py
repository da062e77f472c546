"""Lines to orders, questions back and talk."""
