def ship_capacity(weights, days):
    capacity = max(max(weights), -(-sum(weights) // days))
    lightest = min(weights)
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
        capacity += lightest
