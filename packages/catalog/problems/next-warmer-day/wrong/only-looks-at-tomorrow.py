def next_warmer_day(temperatures):
    wait = []
    for day in range(len(temperatures)):
        warmer = day + 1 < len(temperatures) and temperatures[day + 1] > temperatures[day]
        wait.append(1 if warmer else 0)
    return wait
