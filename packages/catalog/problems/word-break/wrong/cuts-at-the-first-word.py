def word_break(text, words):
    known = set(words)
    part = ""
    for letter in text:
        part += letter
        if part in known:
            part = ""
    return part == ""
