def first_unique_character(text):
    counts = {}
    for character in text:
        counts[character] = counts.get(character, 0) + 1
    for index in range(len(text) - 1):
        if counts[text[index]] == 1:
            return index
    return -1
