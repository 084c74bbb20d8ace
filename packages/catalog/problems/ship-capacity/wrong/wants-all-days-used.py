def ship_capacity(weights, days):
    low = max(weights)
    high = sum(weights)
    answer = -1
    while low <= high:
        mid = (low + high) // 2
        needed = 1
        load = 0
        for weight in weights:
            if load + weight > mid:
                needed += 1
                load = 0
            load += weight
        if needed == days:
            answer = mid
        if needed > days:
            low = mid + 1
        else:
            high = mid - 1
    return answer
