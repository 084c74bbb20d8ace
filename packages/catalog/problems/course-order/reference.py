def course_order(count, needs):
    opened = [[] for _ in range(count)]
    missing = [0] * count
    for course, first in needs:
        opened[first].append(course)
        missing[course] += 1
    order = [course for course in range(count) if missing[course] == 0]
    for done in order:
        for course in opened[done]:
            missing[course] -= 1
            if missing[course] == 0:
                order.append(course)
    return order if len(order) == count else []
