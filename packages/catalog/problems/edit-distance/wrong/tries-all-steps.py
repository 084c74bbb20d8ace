def edit_distance(current, wanted):
    def change(i, j):
        if i == len(current):
            return len(wanted) - j
        if j == len(wanted):
            return len(current) - i
        if current[i] == wanted[j]:
            return change(i + 1, j + 1)
        return 1 + min(change(i + 1, j + 1), change(i + 1, j), change(i, j + 1))

    return change(0, 0)
