import heapq


def cheapest_route(count, roads, start, goal):
    following = [{} for _ in range(count)]
    for place, to, cost in roads:
        following[place][to] = cost
    done = set()
    heap = [(0, start)]
    while heap:
        total, place = heapq.heappop(heap)
        if place == goal:
            return total
        if place in done:
            continue
        done.add(place)
        for to, cost in following[place].items():
            heapq.heappush(heap, (total + cost, to))
    return -1
