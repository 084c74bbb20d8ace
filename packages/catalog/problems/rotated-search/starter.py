def rotated_search(numbers, target):
    # Write your solution here.
    pass
