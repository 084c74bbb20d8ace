from collections import deque


def cheapest_route(count, roads, start, goal):
    following = [[] for _ in range(count)]
    for place, to, cost in roads:
        following[place].append((to, cost))
    total = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if place == goal:
            return total[place]
        for to, cost in following[place]:
            if to in total:
                continue
            total[to] = total[place] + cost
            queue.append(to)
    return -1
