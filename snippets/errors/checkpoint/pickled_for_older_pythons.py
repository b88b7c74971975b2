import pickle

written = pickle.dumps({"epoch": 1}, protocol=4)
print("protocol:", written[1], pickle.loads(written))
