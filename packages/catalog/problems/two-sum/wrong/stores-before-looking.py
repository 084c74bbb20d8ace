def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        seen[number] = i
        need = target - number
        if need in seen:
            return [seen[need], i]
    return []
