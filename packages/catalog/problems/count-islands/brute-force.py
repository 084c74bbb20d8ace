def count_islands(grid):
    labels = {}
    for row, cells in enumerate(grid):
        for column, cell in enumerate(cells):
            if cell == 1:
                labels[(row, column)] = len(labels)
    changed = True
    while changed:
        changed = False
        for row, column in labels:
            here = (row, column)
            for beside in ((row + 1, column), (row, column + 1)):
                if beside in labels and labels[beside] != labels[here]:
                    labels[here] = labels[beside] = min(labels[here], labels[beside])
                    changed = True
    return len(set(labels.values()))
