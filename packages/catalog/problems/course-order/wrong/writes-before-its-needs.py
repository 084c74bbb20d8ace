def course_order(count, needs):
    before = [[] for _ in range(count)]
    for course, first in needs:
        before[course].append(first)
    state = [0] * count
    order = []

    def visit(course):
        if state[course] == 1:
            return False
        if state[course] == 2:
            return True
        state[course] = 1
        order.append(course)
        for first in before[course]:
            if not visit(first):
                return False
        state[course] = 2
        return True

    for course in range(count):
        if not visit(course):
            return []
    return order
