def word_break(text, words):
    for word in words:
        text = text.replace(word, "")
    return text == ""
