def edit_distance(current, wanted):
    m = len(current)
    n = len(wanted)
    same = [[0] * (n + 1) for _ in range(m + 1)]
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            if current[i - 1] == wanted[j - 1]:
                same[i][j] = same[i - 1][j - 1] + 1
            else:
                same[i][j] = max(same[i - 1][j], same[i][j - 1])
    return m + n - 2 * same[m][n]
