def subarray_sum_count(numbers, k):
    seen = {0}
    total = 0
    count = 0
    for number in numbers:
        total += number
        if total - k in seen:
            count += 1
        seen.add(total)
    return count
