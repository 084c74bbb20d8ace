def course_order(count, needs):
    after = [[] for _ in range(count)]
    waiting = [0] * count
    for a, b in needs:
        after[a].append(b)
        waiting[b] += 1
    queue = [i for i in range(count) if waiting[i] == 0]
    order = []
    while queue:
        course = queue.pop()
        order.append(course)
        for other in after[course]:
            waiting[other] -= 1
            if waiting[other] == 0:
                queue.append(other)
    return order if len(order) == count else []
