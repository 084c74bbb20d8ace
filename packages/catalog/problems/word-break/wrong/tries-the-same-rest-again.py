def word_break(text, words):
    if len(text) == 0:
        return True
    for word in words:
        if text.startswith(word) and word_break(text[len(word) :], words):
            return True
    return False
