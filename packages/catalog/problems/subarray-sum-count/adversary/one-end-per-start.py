def subarray_sum_count(numbers, k):
    count = 0
    for start in range(len(numbers)):
        total = 0
        for end in range(start, len(numbers)):
            total += numbers[end]
            if total == k:
                count += 1
                break
    return count
