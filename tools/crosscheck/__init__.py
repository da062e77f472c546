"""Games of an independent engine played again on ours, decision by decision: `make crosscheck`."""
