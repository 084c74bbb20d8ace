def first_unique_character(text):
    lower = text.lower()
    counts = {}
    for character in lower:
        counts[character] = counts.get(character, 0) + 1
    for index in range(len(lower)):
        if counts[lower[index]] == 1:
            return index
    return -1
