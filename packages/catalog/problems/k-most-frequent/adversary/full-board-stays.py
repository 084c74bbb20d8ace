def k_most_frequent(readings, k):
    counts = {}
    for reading in readings:
        counts[reading] = counts.get(reading, 0) + 1
    board = []
    for reading, count in counts.items():
        if len(board) < k:
            board.append((-count, reading))
        elif count > -board[-1][0]:
            board[-1] = (-count, reading)
        board.sort()
    return [reading for _, reading in board]
