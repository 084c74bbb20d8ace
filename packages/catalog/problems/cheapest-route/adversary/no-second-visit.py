def cheapest_route(count, roads, start, goal):
    following = [[] for _ in range(count)]
    for place, to, cost in roads:
        following[place].append((to, cost))
    best = [float("inf")] * count
    best[start] = 0
    queue = [start]
    queued = {start}
    for place in queue:
        for to, cost in following[place]:
            best[to] = min(best[to], best[place] + cost)
            if to not in queued:
                queued.add(to)
                queue.append(to)
    return -1 if best[goal] == float("inf") else best[goal]
