def ship_capacity(weights, days):
    even_share = -(-sum(weights) // days)
    return max(max(weights), even_share)
