def count_islands(grid):
    seen = [[False] * len(row) for row in grid]

    def walk(r, c):
        if r >= len(grid) or c >= len(grid[r]):
            return
        if grid[r][c] != 1 or seen[r][c]:
            return
        seen[r][c] = True
        walk(r, c + 1)
        walk(r + 1, c)

    count = 0
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if grid[r][c] == 1 and not seen[r][c]:
                count += 1
                walk(r, c)
    return count
