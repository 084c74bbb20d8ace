def course_order(count, needs):
    before = [[] for _ in range(count)]
    for course, first in needs:
        before[course].append(first)
    seen = set()
    order = []

    def visit(course):
        if course in seen:
            return
        seen.add(course)
        for first in before[course]:
            visit(first)
        order.append(course)

    for course in range(count):
        visit(course)
    return order
