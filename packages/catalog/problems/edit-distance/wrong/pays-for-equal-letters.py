def edit_distance(current, wanted):
    if current == wanted:
        return 0
    m = len(current)
    n = len(wanted)
    table = [[i + j for j in range(n + 1)] for i in range(m + 1)]
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            table[i][j] = 1 + min(table[i - 1][j - 1], table[i - 1][j], table[i][j - 1])
    return table[m][n]
