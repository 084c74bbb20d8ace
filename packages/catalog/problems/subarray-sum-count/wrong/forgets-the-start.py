def subarray_sum_count(numbers, k):
    times_seen = {}
    total = 0
    count = 0
    for number in numbers:
        total += number
        count += times_seen.get(total - k, 0)
        times_seen[total] = times_seen.get(total, 0) + 1
    return count
