def subarray_sum_count(numbers, k):
    # Write your solution here.
    pass
