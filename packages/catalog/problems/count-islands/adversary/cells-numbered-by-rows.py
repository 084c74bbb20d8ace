def count_islands(grid):
    seen = set()
    rows = len(grid)

    def number_of(row, column):
        return row * rows + column

    count = 0
    for r in range(rows):
        for c in range(len(grid[r])):
            if grid[r][c] != 1 or number_of(r, c) in seen:
                continue
            count += 1
            stack = [(r, c)]
            while stack:
                row, column = stack.pop()
                if not (0 <= row < rows and 0 <= column < len(grid[row])):
                    continue
                if grid[row][column] != 1 or number_of(row, column) in seen:
                    continue
                seen.add(number_of(row, column))
                stack += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return count
