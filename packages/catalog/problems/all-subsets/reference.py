def all_subsets(numbers):
    subsets = []
    chosen = []

    def decide(position):
        if position == len(numbers):
            subsets.append(chosen.copy())
            return
        decide(position + 1)
        chosen.append(numbers[position])
        decide(position + 1)
        chosen.pop()

    decide(0)
    return subsets
