def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        if number > target:
            continue
        need = target - number
        if need in seen:
            return [seen[need], i]
        seen[number] = i
    return []
