def two_sum(numbers, target):
    # Write your solution here.
    pass
