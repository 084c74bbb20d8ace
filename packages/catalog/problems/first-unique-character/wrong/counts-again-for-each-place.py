def first_unique_character(text):
    for index in range(len(text)):
        count = 0
        for other in range(len(text)):
            if text[other] == text[index]:
                count += 1
        if count == 1:
            return index
    return -1
