def rotated_search(numbers, target):
    count = len(numbers)
    start = 0
    end = count - 1
    while start < end:
        mid = (start + end) // 2
        if numbers[mid] > numbers[end]:
            start = mid + 1
        else:
            end = mid
    shift = start
    low = 0
    high = count - 1
    while low <= high:
        mid = (low + high) // 2
        value = numbers[(mid + shift) % count]
        if value == target:
            return mid + shift
        if value < target:
            low = mid + 1
        else:
            high = mid - 1
    return -1
