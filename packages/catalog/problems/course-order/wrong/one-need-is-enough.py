def course_order(count, needs):
    after = [[] for _ in range(count)]
    has_needs = [False] * count
    for course, first in needs:
        after[first].append(course)
        has_needs[course] = True
    order = [course for course in range(count) if not has_needs[course]]
    seen = set(order)
    for done in order:
        for course in after[done]:
            if course not in seen:
                seen.add(course)
                order.append(course)
    return order if len(order) == count else []
