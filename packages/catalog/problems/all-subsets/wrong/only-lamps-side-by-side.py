def all_subsets(numbers):
    result = [[]]
    for start in range(len(numbers)):
        for end in range(start + 1, len(numbers) + 1):
            result.append(numbers[start:end])
    return result
