def rotated_search(numbers, target):
    if not numbers:
        return -1
    start = 0
    end = len(numbers) - 1
    while start < end:
        mid = (start + end) // 2
        if numbers[mid] >= numbers[0]:
            start = mid + 1
        else:
            end = mid
    if target >= numbers[0]:
        low, high = 0, start - 1
    else:
        low, high = start, len(numbers) - 1
    if len(numbers) == 1:
        high = 0
    while low <= high:
        mid = (low + high) // 2
        if numbers[mid] == target:
            return mid
        if numbers[mid] < target:
            low = mid + 1
        else:
            high = mid - 1
    return -1
