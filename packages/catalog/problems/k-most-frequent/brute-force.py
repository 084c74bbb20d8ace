def k_most_frequent(readings, k):
    board = []
    while len(board) < k:
        best = None
        best_count = 0
        for reading in readings:
            if reading in board:
                continue
            count = readings.count(reading)
            if count > best_count or (count == best_count and reading < best):
                best = reading
                best_count = count
        board.append(best)
    return board
