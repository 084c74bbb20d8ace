def k_most_frequent(readings, k):
    # Write your solution here.
    pass
