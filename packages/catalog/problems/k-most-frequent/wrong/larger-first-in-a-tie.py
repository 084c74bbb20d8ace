def k_most_frequent(readings, k):
    counts = {}
    for reading in readings:
        counts[reading] = counts.get(reading, 0) + 1
    entries = [(count, reading) for reading, count in counts.items()]
    entries.sort(reverse=True)
    return [reading for _, reading in entries[:k]]
