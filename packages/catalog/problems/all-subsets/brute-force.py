def all_subsets(numbers):
    subsets = []
    for pattern in range(2 ** len(numbers)):
        subset = [number for place, number in enumerate(numbers) if pattern // 2**place % 2 == 1]
        subsets.append(subset)
    return subsets
