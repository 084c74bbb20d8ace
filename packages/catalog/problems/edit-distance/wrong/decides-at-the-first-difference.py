def edit_distance(current, wanted):
    i = 0
    j = 0
    steps = 0
    while i < len(current) and j < len(wanted):
        if current[i] == wanted[j]:
            i += 1
            j += 1
            continue
        steps += 1
        left = len(current) - i
        still_open = len(wanted) - j
        if left >= still_open:
            i += 1
        if still_open >= left:
            j += 1
    return steps + (len(current) - i) + (len(wanted) - j)
