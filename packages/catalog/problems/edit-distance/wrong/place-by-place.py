def edit_distance(current, wanted):
    steps = abs(len(current) - len(wanted))
    for a, b in zip(current, wanted):
        if a != b:
            steps += 1
    return steps
