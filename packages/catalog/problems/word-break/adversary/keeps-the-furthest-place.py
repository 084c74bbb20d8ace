def word_break(text, words):
    place = 0
    while place < len(text):
        furthest = place
        for word in words:
            if text.startswith(word, place):
                furthest = max(furthest, place + len(word))
        if furthest == place:
            return False
        place = furthest
    return True
