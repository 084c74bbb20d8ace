def pair_with_sum_sorted(numbers, target):
    left = 0
    right = len(numbers) - 1
    while left + 1 < right:
        total = numbers[left] + numbers[right]
        if total == target:
            return [left, right]
        if total < target:
            left += 1
        else:
            right -= 1
    return []
