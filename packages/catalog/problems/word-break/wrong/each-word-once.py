def word_break(text, words):
    if text == "":
        return True
    for word in words:
        if text.startswith(word):
            others = [other for other in words if other != word]
            if word_break(text[len(word) :], others):
                return True
    return False
