def course_order(count, needs):
    order = []
    done = set()
    changed = True
    while changed:
        changed = False
        for course in range(count):
            if course in done:
                continue
            open_needs = [first for later, first in needs if later == course and first not in done]
            if not open_needs:
                order.append(course)
                done.add(course)
                changed = True
    return order if len(order) == count else []
