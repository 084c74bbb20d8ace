def count_islands(grid):
    seen = [[False] * len(row) for row in grid]
    rows = len(grid)
    count = 0
    for r in range(rows - 1):
        columns = len(grid[r])
        for c in range(columns):
            if grid[r][c] != 1 or seen[r][c]:
                continue
            count += 1
            stack = [(r, c)]
            while stack:
                row, column = stack.pop()
                if not (0 <= row < rows and 0 <= column < columns):
                    continue
                if grid[row][column] != 1 or seen[row][column]:
                    continue
                seen[row][column] = True
                stack += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return count
