def binary_search(numbers, target):
    for index, number in enumerate(numbers):
        if number == target:
            return index
    return -1
