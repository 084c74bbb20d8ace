def first_unique_character(text):
    counts = {}
    for character in text:
        counts[character] = counts.get(character, 0) + 1
    for character in sorted(counts):
        if counts[character] == 1:
            return text.index(character)
    return -1
