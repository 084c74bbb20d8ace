def two_sum(numbers, target):
    for i in range(len(numbers) - 1):
        if numbers[i] + numbers[i + 1] == target:
            return [i, i + 1]
    return []
