from collections import Counter


def edit_distance(current, wanted):
    kept = sum((Counter(current) & Counter(wanted)).values())
    return max(len(current), len(wanted)) - kept
