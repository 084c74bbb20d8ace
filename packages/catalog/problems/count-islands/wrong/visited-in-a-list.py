def count_islands(grid):
    visited = []

    def walk(r, c):
        if not (0 <= r < len(grid) and 0 <= c < len(grid[0])) or grid[r][c] != 1:
            return
        if (r, c) in visited:
            return
        visited.append((r, c))
        walk(r + 1, c)
        walk(r - 1, c)
        walk(r, c + 1)
        walk(r, c - 1)

    count = 0
    for r in range(len(grid)):
        for c in range(len(grid[0])):
            if grid[r][c] == 1 and (r, c) not in visited:
                count += 1
                walk(r, c)
    return count
