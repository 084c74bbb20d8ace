def subarray_sum_count(numbers, k):
    times_seen = {0: 1}
    total = 0
    count = 0
    for number in numbers:
        total += number
        times_seen[total] = times_seen.get(total, 0) + 1
        count += times_seen.get(total - k, 0)
    return count
