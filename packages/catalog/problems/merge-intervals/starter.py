def merge_intervals(intervals):
    # Write your solution here.
    pass
