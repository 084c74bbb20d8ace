def all_subsets(numbers):
    result = [[]]
    for i in range(len(numbers)):
        result.append([numbers[i]])
        for j in range(i + 1, len(numbers)):
            result.append([numbers[i], numbers[j]])
    if len(numbers) > 2:
        result.append(list(numbers))
    return result
