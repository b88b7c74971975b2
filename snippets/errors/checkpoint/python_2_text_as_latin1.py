import pickle

by_python_2 = b"\x80\x02U\x04caf\xe9."
print(pickle.loads(by_python_2, encoding="latin1"))
