def rotated_search(numbers, target):
    for position, number in enumerate(numbers):
        if number == target:
            return position
    return -1
