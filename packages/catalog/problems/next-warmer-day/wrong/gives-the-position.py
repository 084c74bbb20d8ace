def next_warmer_day(temperatures):
    wait = [0] * len(temperatures)
    stack = []
    for day in range(len(temperatures)):
        while stack and temperatures[stack[-1]] < temperatures[day]:
            wait[stack.pop()] = day
        stack.append(day)
    return wait
