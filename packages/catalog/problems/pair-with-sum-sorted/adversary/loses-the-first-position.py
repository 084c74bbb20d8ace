def pair_with_sum_sorted(numbers, target):
    seen = {}
    for i in range(len(numbers)):
        partner_at = seen.get(target - numbers[i])
        if partner_at:
            return [partner_at, i]
        seen[numbers[i]] = i
    return []
