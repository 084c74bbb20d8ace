def two_sum(numbers, target):
    positions = {}
    for position, number in enumerate(numbers):
        partner = positions.get(target - number)
        if partner is not None:
            return [partner, position]
        positions[number] = position
    return []
