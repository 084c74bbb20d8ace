def two_sum(numbers, target):
    seen = {}
    for i in range(len(numbers) - 1):
        need = target - numbers[i]
        if need in seen:
            return [seen[need], i]
        seen[numbers[i]] = i
    return []
