def rotated_search(numbers, target):
    low = 0
    high = len(numbers) - 1
    while low <= high:
        middle = (low + high) // 2
        if numbers[middle] == target:
            return middle
        if numbers[low] <= numbers[middle]:
            if numbers[low] <= target < numbers[middle]:
                high = middle - 1
            else:
                low = middle + 1
        else:
            if numbers[middle] < target <= numbers[high]:
                low = middle + 1
            else:
                high = middle - 1
    return -1
