import heapq


def cheapest_route(count, roads, start, goal):
    if start == goal:
        return 0
    following = [[] for _ in range(count)]
    for place, to, cost in roads:
        following[place].append((cost, to))
    done = set()
    heap = [(0, start)]
    while heap:
        total, place = heapq.heappop(heap)
        if place in done:
            continue
        done.add(place)
        for cost, to in sorted(following[place]):
            if to == goal:
                return total + cost
            heapq.heappush(heap, (total + cost, to))
    return -1
