def course_order(count, needs):
    after = [[] for _ in range(count)]
    waiting = [0] * count
    for course, first in needs:
        after[first].append(course)
        waiting[course] += 1
    stack = [i for i in range(count) if waiting[i] == 0]
    order = []
    while stack:
        course = stack.pop()
        order.append(course)
        for other in after[course]:
            waiting[other] -= 1
            if waiting[other] == 0:
                stack.append(other)
    return order
