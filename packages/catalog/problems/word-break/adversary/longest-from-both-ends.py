def word_break(text, words):
    ordered = sorted(words, key=len, reverse=True)
    left = text
    while left:
        word = next((candidate for candidate in ordered if left.startswith(candidate)), None)
        if word is None:
            break
        left = left[len(word) :]
    if not left:
        return True
    right = text
    while right:
        word = next((candidate for candidate in ordered if right.endswith(candidate)), None)
        if word is None:
            return False
        right = right[: len(right) - len(word)]
    return True
