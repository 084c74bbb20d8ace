def next_warmer_day(temperatures):
    # Write your solution here.
    pass
