def pair_with_sum_sorted(numbers, target):
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            if numbers[first] + numbers[second] == target:
                return [first, second]
    return []
