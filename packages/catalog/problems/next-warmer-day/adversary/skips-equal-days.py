def next_warmer_day(temperatures):
    wait = [0] * len(temperatures)
    stack = []
    for day in range(len(temperatures)):
        while stack and temperatures[stack[-1]] < temperatures[day]:
            earlier = stack.pop()
            wait[earlier] = day - earlier
        if not stack or temperatures[stack[-1]] != temperatures[day]:
            stack.append(day)
    return wait
