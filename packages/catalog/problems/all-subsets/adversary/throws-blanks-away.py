def all_subsets(numbers):
    result = []
    for mask in range(2 ** len(numbers)):
        row = [number if mask & (1 << bit) else None for bit, number in enumerate(numbers)]
        result.append(list(filter(None, row)))
    return result
