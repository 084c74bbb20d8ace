def merge_intervals(intervals):
    merged = []
    for start, end in sorted(intervals, key=lambda interval: (interval[1], interval[0])):
        if merged and start <= merged[-1][1]:
            merged[-1][0] = min(merged[-1][0], start)
            merged[-1][1] = end
        else:
            merged.append([start, end])
    return merged
