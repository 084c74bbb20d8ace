def cheapest_route(count, roads, start, goal):
    visited = {start}
    place = start
    total = 0
    while place != goal:
        options = [road for road in roads if road[0] == place and road[1] not in visited]
        if not options:
            return -1
        best = min(options, key=lambda road: road[2])
        total += best[2]
        place = best[1]
        visited.add(place)
    return total
