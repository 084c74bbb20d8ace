def edit_distance(current, wanted):
    row = list(range(len(wanted) + 1))
    for i in range(1, len(current) + 1):
        row[0] = i
        for j in range(1, len(wanted) + 1):
            swap = 0 if current[i - 1] == wanted[j - 1] else 1
            row[j] = min(row[j] + 1, row[j - 1] + 1, row[j - 1] + swap)
    return row[len(wanted)]
