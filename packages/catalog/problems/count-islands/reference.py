def count_islands(grid):
    visited = [[False] * len(cells) for cells in grid]
    islands = 0
    for row in range(len(grid)):
        for column in range(len(grid[row])):
            if grid[row][column] == 1 and not visited[row][column]:
                islands += 1
                visit_island(grid, visited, row, column)
    return islands


def visit_island(grid, visited, start_row, start_column):
    rows = len(grid)
    columns = len(grid[0])
    visited[start_row][start_column] = True
    open_cells = [(start_row, start_column)]
    while open_cells:
        row, column = open_cells.pop()
        for next_row, next_column in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            inside = 0 <= next_row < rows and 0 <= next_column < columns
            if inside and grid[next_row][next_column] == 1 and not visited[next_row][next_column]:
                visited[next_row][next_column] = True
                open_cells.append((next_row, next_column))
