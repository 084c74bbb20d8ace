def k_most_frequent(readings, k):
    longest = {}
    run = 0
    for i, reading in enumerate(readings):
        run = run + 1 if i > 0 and reading == readings[i - 1] else 1
        longest[reading] = max(run, longest.get(reading, 0))
    entries = sorted(longest, key=lambda reading: (-longest[reading], reading))
    return entries[:k]
