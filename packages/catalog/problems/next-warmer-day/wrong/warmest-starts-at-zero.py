def next_warmer_day(temperatures):
    wait = [0] * len(temperatures)
    warmest = 0
    for day in range(len(temperatures) - 1, -1, -1):
        if temperatures[day] >= warmest:
            warmest = temperatures[day]
            continue
        days = 1
        while temperatures[day + days] <= temperatures[day]:
            days += wait[day + days]
        wait[day] = days
    return wait
