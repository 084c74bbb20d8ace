def all_subsets(numbers):
    found = set()

    def go(path):
        found.add(tuple(sorted(path)))
        for number in numbers:
            if number not in path:
                go(path + [number])

    go([])
    return [list(subset) for subset in found]
