def all_subsets(numbers):
    result = []

    def go(start, path):
        result.append(path)
        for i in range(start, len(numbers)):
            return go(i + 1, path + [numbers[i]])

    go(0, [])
    return result
