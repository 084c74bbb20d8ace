def count_islands(grid):
    size = len(grid)
    seen = [[False] * len(row) for row in grid]

    def walk(r, c):
        if r < 0 or c < 0 or r >= size or c >= size:
            return
        if grid[r][c] != 1 or seen[r][c]:
            return
        seen[r][c] = True
        walk(r + 1, c)
        walk(r - 1, c)
        walk(r, c + 1)
        walk(r, c - 1)

    count = 0
    for r in range(size):
        for c in range(size):
            if grid[r][c] == 1 and not seen[r][c]:
                count += 1
                walk(r, c)
    return count
