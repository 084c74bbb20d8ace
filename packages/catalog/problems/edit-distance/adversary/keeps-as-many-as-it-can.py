def edit_distance(current, wanted):
    kept = [[0] * (len(wanted) + 1) for _ in range(len(current) + 1)]
    for i in range(1, len(current) + 1):
        for j in range(1, len(wanted) + 1):
            if current[i - 1] == wanted[j - 1]:
                kept[i][j] = kept[i - 1][j - 1] + 1
            else:
                kept[i][j] = max(kept[i - 1][j], kept[i][j - 1])
    return max(len(current), len(wanted)) - kept[-1][-1]
