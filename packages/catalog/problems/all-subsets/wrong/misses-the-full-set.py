def all_subsets(numbers):
    result = []
    last = (1 << len(numbers)) - 1
    for mask in range(last):
        subset = []
        for bit in range(len(numbers)):
            if mask & (1 << bit):
                subset.append(numbers[bit])
        result.append(subset)
    return result
