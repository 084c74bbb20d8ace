def first_unique_character(text):
    unique = set()
    for character in text:
        if character in unique:
            unique.remove(character)
        else:
            unique.add(character)
    for index, character in enumerate(text):
        if character in unique:
            return index
    return -1
