def word_break(text, words):
    known = set(words)
    if text == "" or text in known:
        return True
    for cut in range(1, len(text)):
        if text[:cut] in known and text[cut:] in known:
            return True
    return False
