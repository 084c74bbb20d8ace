def word_break(text, words):
    known = set(words)
    longest = max(len(word) for word in words)
    good = [True]
    for end in range(1, len(text) + 1):
        good.append(False)
        for start in range(max(0, end - longest + 1), end):
            if good[start] and text[start:end] in known:
                good[end] = True
    return good[len(text)]
