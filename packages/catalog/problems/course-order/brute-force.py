def course_order(count, needs):
    order = []
    while len(order) < count:
        ready = [
            course
            for course in range(count)
            if course not in order
            and all(first in order for later, first in needs if later == course)
        ]
        if not ready:
            return []
        order.append(ready[0])
    return order
