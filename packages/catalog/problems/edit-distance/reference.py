def edit_distance(current, wanted):
    above = list(range(len(wanted) + 1))
    for used, letter in enumerate(current, start=1):
        row = [used]
        for made, other in enumerate(wanted, start=1):
            if letter == other:
                row.append(above[made - 1])
            else:
                row.append(1 + min(above[made - 1], above[made], row[made - 1]))
        above = row
    return above[-1]
