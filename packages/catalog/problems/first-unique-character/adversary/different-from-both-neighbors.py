def first_unique_character(text):
    for index in range(len(text)):
        before = text[index - 1] if index > 0 else None
        after = text[index + 1] if index + 1 < len(text) else None
        if text[index] != before and text[index] != after:
            return index
    return -1
