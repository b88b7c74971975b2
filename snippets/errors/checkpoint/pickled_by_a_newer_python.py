# raises: ValueError
import pickle

by_protocol_9 = b"\x80\x09K\x01."
pickle.loads(by_protocol_9)
