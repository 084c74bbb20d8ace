def next_warmer_day(temperatures):
    wait = [0] * len(temperatures)
    waiting = []
    day_of = {}
    for day, today in enumerate(temperatures):
        while waiting and waiting[-1] < today:
            earlier = day_of[waiting.pop()]
            wait[earlier] = day - earlier
        waiting.append(today)
        day_of[today] = day
    return wait
