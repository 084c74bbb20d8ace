def course_order(count, needs):
    direct = [0] * count
    for course, _ in needs:
        direct[course] += 1
    if 0 not in direct:
        return []
    return sorted(range(count), key=lambda course: direct[course])
