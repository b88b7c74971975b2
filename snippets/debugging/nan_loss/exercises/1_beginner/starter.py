def standardise(features):
    return (features - features.mean(dim=0)) / features.std(dim=0)
