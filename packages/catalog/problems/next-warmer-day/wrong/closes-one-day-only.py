def next_warmer_day(temperatures):
    wait = [0] * len(temperatures)
    stack = []
    for day in range(len(temperatures)):
        if stack and temperatures[stack[-1]] < temperatures[day]:
            earlier = stack.pop()
            wait[earlier] = day - earlier
        stack.append(day)
    return wait
