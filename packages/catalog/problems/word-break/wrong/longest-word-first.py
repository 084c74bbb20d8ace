def word_break(text, words):
    ordered = sorted(words, key=len, reverse=True)
    at = 0
    while at < len(text):
        for word in ordered:
            if text.startswith(word, at):
                at += len(word)
                break
        else:
            return False
    return True
