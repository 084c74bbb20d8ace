def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        partner = seen.get(target - number)
        if partner:
            return [partner, i]
        seen[number] = i
    return []
