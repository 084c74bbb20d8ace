def binary_search(numbers, target):
    part = numbers
    while len(part) > 0:
        middle = len(part) // 2
        if part[middle] == target:
            return middle
        part = part[middle + 1 :] if part[middle] < target else part[:middle]
    return -1
