def subarray_sum_count(numbers, k):
    start = 0
    total = 0
    count = 0
    for end in range(len(numbers)):
        total += numbers[end]
        while total > k and start <= end:
            total -= numbers[start]
            start += 1
        if total == k and start <= end:
            count += 1
    return count
