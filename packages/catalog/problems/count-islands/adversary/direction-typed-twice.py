DIRECTIONS = [(0, 1), (0, -1), (1, 0), (1, 0)]


def count_islands(grid):
    seen = [[False] * len(row) for row in grid]
    count = 0
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if grid[r][c] != 1 or seen[r][c]:
                continue
            count += 1
            stack = [(r, c)]
            while stack:
                row, column = stack.pop()
                if not (0 <= row < len(grid) and 0 <= column < len(grid[row])):
                    continue
                if grid[row][column] != 1 or seen[row][column]:
                    continue
                seen[row][column] = True
                for down, right in DIRECTIONS:
                    stack.append((row + down, column + right))
    return count
