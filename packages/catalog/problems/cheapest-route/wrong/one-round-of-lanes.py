def cheapest_route(count, roads, start, goal):
    best = [float("inf")] * count
    best[start] = 0
    for place, to, cost in roads:
        if best[place] + cost < best[to]:
            best[to] = best[place] + cost
    return -1 if best[goal] == float("inf") else best[goal]
