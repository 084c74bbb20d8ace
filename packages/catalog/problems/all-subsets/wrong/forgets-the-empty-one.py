def all_subsets(numbers):
    result = []

    def go(start, path):
        for i in range(start, len(numbers)):
            longer = path + [numbers[i]]
            result.append(longer)
            go(i + 1, longer)

    go(0, [])
    return result
