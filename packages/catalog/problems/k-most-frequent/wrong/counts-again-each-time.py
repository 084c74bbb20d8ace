def k_most_frequent(readings, k):
    different = sorted(set(readings), key=lambda reading: (-readings.count(reading), reading))
    return different[:k]
