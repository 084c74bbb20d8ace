def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        if number > target and target > 0:
            break
        need = target - number
        if need in seen:
            return [seen[need], i]
        seen[number] = i
    return []
