def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        need = target - number
        if need != number and need in seen:
            return [seen[need], i]
        seen[number] = i
    return []
