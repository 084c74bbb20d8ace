def count_islands(grid):
    # Write your solution here.
    pass
