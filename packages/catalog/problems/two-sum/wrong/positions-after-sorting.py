def two_sum(numbers, target):
    numbers.sort()
    low = 0
    high = len(numbers) - 1
    while low < high:
        total = numbers[low] + numbers[high]
        if total == target:
            return [low, high]
        if total < target:
            low += 1
        else:
            high -= 1
    return []
