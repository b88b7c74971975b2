"""Run snippets, keep their outputs, and prove that pages show nothing else."""
