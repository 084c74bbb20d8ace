def ship_capacity(weights, days):
    low = max(weights)
    high = sum(weights)
    while low < high:
        middle = (low + high) // 2
        if days_needed(weights, middle) <= days:
            high = middle
        else:
            low = middle + 1
    return low


def days_needed(weights, capacity):
    needed = 1
    load = 0
    for weight in weights:
        load += weight
        if load > capacity:
            needed += 1
            load = weight
    return needed
