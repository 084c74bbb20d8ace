def next_warmer_day(temperatures):
    wait = [0] * len(temperatures)
    soonest = {}
    for day in range(len(temperatures) - 1, -1, -1):
        best = 0
        for warmer in range(temperatures[day] + 1, 51):
            if warmer not in soonest:
                continue
            days = soonest[warmer] - day
            if best == 0 or days < best:
                best = days
        wait[day] = best
        soonest[temperatures[day]] = day
    return wait
