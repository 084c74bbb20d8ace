def k_most_frequent(readings, k):
    counts = {}
    for reading in readings:
        counts[reading] = counts.get(reading, 0) + 1
    different = sorted(counts, key=lambda reading: -(counts[reading] * 1000 - reading))
    return different[:k]
