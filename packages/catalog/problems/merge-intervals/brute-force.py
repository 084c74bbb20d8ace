# Every half minute is one slot, so that parts with a gap of less than a minute stay apart.
def merge_intervals(intervals):
    covered = set()
    for start, end in intervals:
        covered.update(range(2 * start, 2 * end + 1))
    merged = []
    for slot in sorted(covered):
        if slot - 1 not in covered:
            merged.append([slot // 2, slot // 2])
        merged[-1][1] = slot // 2
    return merged
