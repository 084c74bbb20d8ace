import heapq


def cheapest_route(count, roads, start, goal):
    following = [[] for _ in range(count)]
    for place, to, cost in roads:
        following[place].append((to, cost))
    seen = {start}
    heap = [(0, start)]
    while heap:
        total, place = heapq.heappop(heap)
        if place == goal:
            return total
        for to, cost in following[place]:
            if to in seen:
                continue
            seen.add(to)
            heapq.heappush(heap, (total + cost, to))
    return -1
