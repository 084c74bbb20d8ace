def course_order(count, needs):
    after = {}
    waiting = {}
    for course, first in needs:
        after.setdefault(first, []).append(course)
        waiting[course] = waiting.get(course, 0) + 1
        waiting.setdefault(first, 0)
    order = [course for course, open_needs in waiting.items() if open_needs == 0]
    for done in order:
        for course in after.get(done, []):
            waiting[course] -= 1
            if waiting[course] == 0:
                order.append(course)
    return order if len(order) == len(waiting) else []
