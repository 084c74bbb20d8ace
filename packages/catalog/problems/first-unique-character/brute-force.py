def first_unique_character(text):
    for index in range(len(text)):
        is_alone = True
        for other in range(len(text)):
            if other != index and text[other] == text[index]:
                is_alone = False
        if is_alone:
            return index
    return -1
