def cheapest_route(count, roads, start, goal):
    following = [[] for _ in range(count)]
    for place, to, cost in roads:
        following[place].append((to, cost))
    on_the_way = set()
    found = []

    def drive(place, total):
        if place == goal:
            if not found or total < found[-1]:
                found.append(total)
            return
        on_the_way.add(place)
        for to, cost in following[place]:
            if to not in on_the_way:
                drive(to, total + cost)
        on_the_way.remove(place)

    drive(start, 0)
    return found[-1] if found else -1
