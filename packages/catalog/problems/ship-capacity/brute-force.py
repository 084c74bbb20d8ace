def ship_capacity(weights, days):
    def best(start, days_left):
        least = sum(weights[start:])
        if days_left == 1:
            return least
        for end in range(start + 1, len(weights)):
            least = min(least, max(sum(weights[start:end]), best(end, days_left - 1)))
        return least

    return best(0, days)
