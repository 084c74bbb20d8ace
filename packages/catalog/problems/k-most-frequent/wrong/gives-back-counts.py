def k_most_frequent(readings, k):
    counts = {}
    for reading in readings:
        counts[reading] = counts.get(reading, 0) + 1
    return sorted(counts.values(), reverse=True)[:k]
