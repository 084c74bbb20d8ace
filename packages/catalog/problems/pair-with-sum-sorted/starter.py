def pair_with_sum_sorted(numbers, target):
    # Write your solution here.
    pass
