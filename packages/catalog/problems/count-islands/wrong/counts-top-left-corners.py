def count_islands(grid):
    count = 0
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if grid[r][c] != 1:
                continue
            land_above = r > 0 and grid[r - 1][c] == 1
            land_to_the_left = c > 0 and grid[r][c - 1] == 1
            if not land_above and not land_to_the_left:
                count += 1
    return count
