import heapq


def cheapest_route(count, roads, start, goal):
    following = [[] for _ in range(count)]
    for place, to, cost in roads:
        following[place].append((to, cost))
    best = [float("inf")] * count
    best[start] = 0
    heap = [(0, start)]
    while heap:
        total, place = heapq.heappop(heap)
        if total > best[place]:
            continue
        for to, cost in following[place]:
            if total + cost < best[to]:
                best[to] = total + cost
                heapq.heappush(heap, (best[to], to))
    return best[goal]
