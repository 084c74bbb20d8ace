def edit_distance(current, wanted):
    while current and wanted and current[0] == wanted[0]:
        current = current[1:]
        wanted = wanted[1:]
    while current and wanted and current[-1] == wanted[-1]:
        current = current[:-1]
        wanted = wanted[:-1]
    return max(len(current), len(wanted))
