def merge_intervals(intervals):
    parts = [list(interval) for interval in intervals]
    joined = True
    while joined:
        joined = False
        for one in range(len(parts)):
            for other in range(one + 1, len(parts)):
                if parts[one][0] <= parts[other][1] and parts[other][0] <= parts[one][1]:
                    parts[one][0] = min(parts[one][0], parts[other][0])
                    parts[one][1] = max(parts[one][1], parts[other][1])
                    del parts[other]
                    joined = True
                    break
            if joined:
                break
    return sorted(parts)
