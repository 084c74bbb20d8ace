def merge_intervals(intervals):
    ordered = sorted(intervals)
    merged = []
    for place, (start, end) in enumerate(ordered):
        if place > 0 and start <= ordered[place - 1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged
