import os
import subprocess
import sys

CODE = """
words = {"red", "green", "blue", "black", "white", "grey", "pink"}
print([word for word in %s][:3])
"""


def first_words(expression, hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", CODE % expression]
    return subprocess.check_output(command, env=environment, text=True).strip()


for expression in ("words", "sorted(words)"):
    for process in ("1", "2"):
        print(f"{expression:13} {first_words(expression, process)}")
