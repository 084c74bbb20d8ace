import heapq


def k_most_frequent(readings, k):
    counts = {}
    for reading in readings:
        counts[reading] = counts.get(reading, 0) + 1
    heap = []
    for reading, count in counts.items():
        heapq.heappush(heap, (count, -reading))
        if len(heap) > k:
            heapq.heappop(heap)
    board = []
    while heap:
        _, opposite = heapq.heappop(heap)
        board.append(-opposite)
    board.reverse()
    return board
