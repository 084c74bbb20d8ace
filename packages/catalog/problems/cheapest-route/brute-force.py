def cheapest_route(count, roads, start, goal):
    best = [float("inf")] * count
    best[start] = 0
    for _ in range(count):
        for place, to, cost in roads:
            best[to] = min(best[to], best[place] + cost)
    return -1 if best[goal] == float("inf") else best[goal]
