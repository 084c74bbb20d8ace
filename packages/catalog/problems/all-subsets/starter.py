def all_subsets(numbers):
    # Write your solution here.
    pass
