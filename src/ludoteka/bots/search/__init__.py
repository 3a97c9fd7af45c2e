"""Search: trees over imagined futures, led by evaluation or network, and plans of a seat alone."""
