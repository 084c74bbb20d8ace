def rotated_search(numbers, target):
    if not numbers:
        return -1
    drop = 0
    for i in range(len(numbers) - 1):
        if numbers[i] > numbers[i + 1]:
            drop = i
    if target >= numbers[0]:
        low, high = 0, drop
    else:
        low, high = drop + 1, len(numbers) - 1
    while low <= high:
        mid = (low + high) // 2
        if numbers[mid] == target:
            return mid
        if numbers[mid] < target:
            low = mid + 1
        else:
            high = mid - 1
    return -1
