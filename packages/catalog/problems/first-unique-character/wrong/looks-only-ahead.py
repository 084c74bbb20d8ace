def first_unique_character(text):
    for index in range(len(text)):
        if text.find(text[index], index + 1) == -1:
            return index
    return -1
