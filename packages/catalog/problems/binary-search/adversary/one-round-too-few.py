def binary_search(numbers, target):
    low = 0
    high = len(numbers) - 1
    left = len(numbers)
    while left > 1:
        middle = (low + high) // 2
        if numbers[middle] == target:
            return middle
        if numbers[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
        left //= 2
    return -1
