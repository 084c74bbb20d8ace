def subarray_sum_count(numbers, k):
    seen = {0: 1}
    total = 0
    count = 0
    for number in numbers:
        total += number
        if total - k in seen:
            count += seen[total - k]
            seen = {0: 1}
            total = 0
        else:
            seen[total] = seen.get(total, 0) + 1
    return count
