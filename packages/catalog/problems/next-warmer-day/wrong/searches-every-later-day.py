def next_warmer_day(temperatures):
    wait = []
    for day, today in enumerate(temperatures):
        days = 0
        for ahead, other in enumerate(temperatures[day + 1 :], start=1):
            if other > today:
                days = ahead
                break
        wait.append(days)
    return wait
