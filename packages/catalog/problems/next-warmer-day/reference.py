def next_warmer_day(temperatures):
    wait = [0] * len(temperatures)
    open_days = []
    for day, temperature in enumerate(temperatures):
        while open_days and temperatures[open_days[-1]] < temperature:
            earlier = open_days.pop()
            wait[earlier] = day - earlier
        open_days.append(day)
    return wait
