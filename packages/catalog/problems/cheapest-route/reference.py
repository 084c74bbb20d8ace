import heapq


def cheapest_route(count, roads, start, goal):
    leaving = [[] for _ in range(count)]
    for place, to, cost in roads:
        leaving[place].append((to, cost))
    settled = [False] * count
    heap = [(0, start)]
    while heap:
        total, place = heapq.heappop(heap)
        if place == goal:
            return total
        if settled[place]:
            continue
        settled[place] = True
        for to, cost in leaving[place]:
            if not settled[to]:
                heapq.heappush(heap, (total + cost, to))
    return -1
