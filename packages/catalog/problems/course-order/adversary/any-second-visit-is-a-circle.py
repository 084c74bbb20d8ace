def course_order(count, needs):
    before = [[] for _ in range(count)]
    for course, first in needs:
        before[course].append(first)
    placed = set()
    order = []

    def visit(current, visited):
        if current in visited:
            return False
        visited.add(current)
        if current in placed:
            return True
        for first in before[current]:
            if not visit(first, visited):
                return False
        placed.add(current)
        order.append(current)
        return True

    for course in range(count):
        if not visit(course, set()):
            return []
    return order
