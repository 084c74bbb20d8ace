def ship_capacity(weights, days):
    capacity = max(weights)
    while True:
        needed = 1
        load = 0
        for weight in weights:
            if load + weight > capacity:
                needed += 1
                load = 0
            load += weight
        if needed <= days:
            return capacity
        capacity += 1
