def all_subsets(numbers):
    result = []
    path = []

    def go(start):
        result.append(path)
        for i in range(start, len(numbers)):
            path.append(numbers[i])
            go(i + 1)
            path.pop()

    go(0)
    return result
