def ship_capacity(weights, days):
    # Write your solution here.
    pass
