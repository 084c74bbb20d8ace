def course_order(count, needs):
    after = [set() for _ in range(count)]
    waiting = [0] * count
    for course, first in needs:
        after[first].add(course)
        waiting[course] += 1
    order = [i for i in range(count) if waiting[i] == 0]
    for done in order:
        for course in after[done]:
            waiting[course] -= 1
            if waiting[course] == 0:
                order.append(course)
    return order if len(order) == count else []
