def pair_with_sum_sorted(numbers, target):
    for i in range(len(numbers)):
        partner = target - numbers[i]
        low = 0
        high = len(numbers) - 1
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] == partner:
                if middle > i:
                    return [i, middle]
                break
            if numbers[middle] < partner:
                low = middle + 1
            else:
                high = middle - 1
    return []
