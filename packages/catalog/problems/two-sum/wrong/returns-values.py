def two_sum(numbers, target):
    seen = set()
    for number in numbers:
        need = target - number
        if need in seen:
            return [need, number]
        seen.add(number)
    return []
