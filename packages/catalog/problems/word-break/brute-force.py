def word_break(text, words):
    if text == "":
        return True
    return any(text.startswith(word) and word_break(text[len(word) :], words) for word in words)
