def rotated_search(numbers, target):
    low = 0
    high = len(numbers) - 1
    while low <= high:
        mid = (low + high) // 2
        if numbers[mid] == target:
            return mid
        middle_in_front = numbers[mid] > numbers[0]
        target_in_front = target > numbers[0]
        if middle_in_front == target_in_front:
            if numbers[mid] < target:
                low = mid + 1
            else:
                high = mid - 1
        elif target_in_front:
            high = mid - 1
        else:
            low = mid + 1
    return -1
