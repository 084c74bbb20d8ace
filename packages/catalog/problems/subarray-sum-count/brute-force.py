def subarray_sum_count(numbers, k):
    count = 0
    for start in range(len(numbers)):
        for end in range(start, len(numbers)):
            if sum(numbers[start : end + 1]) == k:
                count += 1
    return count
