def word_break(text, words):
    reachable = [True] + [False] * len(text)
    for start in range(len(text)):
        if not reachable[start]:
            continue
        for word in words:
            if text.startswith(word, start):
                reachable[start + len(word)] = True
    return reachable[len(text)]
