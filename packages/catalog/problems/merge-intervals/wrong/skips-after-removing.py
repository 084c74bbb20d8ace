def merge_intervals(intervals):
    ordered = sorted([start, end] for start, end in intervals)
    place = 0
    while place < len(ordered) - 1:
        here, following = ordered[place], ordered[place + 1]
        if following[0] <= here[1]:
            here[1] = max(here[1], following[1])
            del ordered[place + 1]
        place += 1
    return ordered
