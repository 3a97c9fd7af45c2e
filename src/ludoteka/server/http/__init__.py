"""The calls over HTTP: what each takes, gives and does, and the files of the page."""
