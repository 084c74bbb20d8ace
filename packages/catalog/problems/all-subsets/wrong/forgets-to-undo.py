def all_subsets(numbers):
    result = []
    path = []

    def go(start):
        result.append(list(path))
        for i in range(start, len(numbers)):
            path.append(numbers[i])
            go(i + 1)

    go(0)
    return result
