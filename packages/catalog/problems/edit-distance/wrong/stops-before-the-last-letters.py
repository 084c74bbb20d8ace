def edit_distance(current, wanted):
    m = len(current)
    n = len(wanted)
    if m == 0 or n == 0:
        return m + n
    table = [[i + j for j in range(n + 1)] for i in range(m + 1)]
    for i in range(1, m):
        for j in range(1, n):
            swap = 0 if current[i - 1] == wanted[j - 1] else 1
            moved = min(table[i - 1][j], table[i][j - 1]) + 1
            table[i][j] = min(moved, table[i - 1][j - 1] + swap)
    return table[m - 1][n - 1]
