def count_islands(grid):
    seen = [[False] * len(row) for row in grid]

    def sink(r, c):
        if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[r]):
            return
        if grid[r][c] != 1 or seen[r][c]:
            return
        seen[r][c] = True
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                sink(r + dr, c + dc)

    count = 0
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if grid[r][c] == 1 and not seen[r][c]:
                count += 1
                sink(r, c)
    return count
