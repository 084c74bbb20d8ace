from collections import Counter


def k_most_frequent(readings, k):
    counts = Counter(readings)
    return [reading for reading, _ in counts.most_common(k)]
