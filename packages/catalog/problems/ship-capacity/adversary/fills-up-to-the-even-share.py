def ship_capacity(weights, days):
    share = sum(weights) / days
    most = 0
    load = 0
    for weight in weights:
        load += weight
        most = max(most, load)
        if load >= share:
            load = 0
    return most
