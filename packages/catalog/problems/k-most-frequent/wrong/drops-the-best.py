import heapq
from collections import Counter


def k_most_frequent(readings, k):
    heap = []
    for reading, count in Counter(readings).items():
        heapq.heappush(heap, (-count, reading))
        if len(heap) > k:
            heapq.heappop(heap)
    return [heapq.heappop(heap)[1] for _ in range(len(heap))]
