def first_unique_character(text):
    seen = set()
    best = 0
    for index in range(len(text)):
        if text[index] in seen and best < len(text) and text[index] == text[best]:
            best = index + 1
        seen.add(text[index])
    return best if best < len(text) else -1
