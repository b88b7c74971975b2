# Measured ways of doing the same work; see run.py.
