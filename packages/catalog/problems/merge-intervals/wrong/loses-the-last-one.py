def merge_intervals(intervals):
    merged = []
    current = None
    for start, end in sorted(intervals):
        if current and start <= current[1]:
            current[1] = max(current[1], end)
        else:
            if current:
                merged.append(current)
            current = [start, end]
    return merged
