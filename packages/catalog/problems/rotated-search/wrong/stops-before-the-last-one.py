def rotated_search(numbers, target):
    low = 0
    high = len(numbers) - 1
    while low < high:
        mid = (low + high) // 2
        if numbers[mid] == target:
            return mid
        if numbers[low] <= numbers[mid]:
            if target >= numbers[low] and target < numbers[mid]:
                high = mid - 1
            else:
                low = mid + 1
        else:
            if target > numbers[mid] and target <= numbers[high]:
                low = mid + 1
            else:
                high = mid - 1
    return -1
