def edit_distance(current, wanted):
    m = len(current)
    n = len(wanted)
    table = [[i + j for j in range(n + 1)] for i in range(m + 1)]
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            swap = 0 if current[i - 1] == wanted[j - 1] else 1
            table[i][j] = min(table[i - 1][j - 1] + swap, table[i - 1][j] + 1)
    return table[m][n]
