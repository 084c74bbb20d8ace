def k_most_frequent(readings, k):
    counts = {}
    for reading in readings:
        key = str(reading)
        counts[key] = counts.get(key, 0) + 1
    keys = sorted(counts, key=lambda key: (-counts[key], key))
    return [int(key) for key in keys[:k]]
