def cheapest_route(count, roads, start, goal):
    # Write your solution here.
    pass
