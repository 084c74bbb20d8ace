def all_subsets(numbers):
    seen = set()
    result = []

    def go(start, path):
        key = "".join(str(number) for number in path)
        if key in seen:
            return
        seen.add(key)
        result.append(path)
        for i in range(start, len(numbers)):
            go(i + 1, path + [numbers[i]])

    go(0, [])
    return result
