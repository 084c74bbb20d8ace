def next_warmer_day(temperatures):
    wait = []
    for day in range(len(temperatures)):
        days = 0
        for later in range(day + 1, len(temperatures)):
            if temperatures[later] > temperatures[day]:
                days = later - day
                break
        wait.append(days)
    return wait
