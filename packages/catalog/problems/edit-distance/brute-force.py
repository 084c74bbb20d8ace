def edit_distance(current, wanted):
    if current == "":
        return len(wanted)
    if wanted == "":
        return len(current)
    swap = 0 if current[0] == wanted[0] else 1
    return min(
        swap + edit_distance(current[1:], wanted[1:]),
        1 + edit_distance(current[1:], wanted),
        1 + edit_distance(current, wanted[1:]),
    )
