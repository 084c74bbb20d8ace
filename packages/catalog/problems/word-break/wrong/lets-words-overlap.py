def word_break(text, words):
    covered = [False] * len(text)
    for word in words:
        for at in range(len(text) - len(word) + 1):
            if text.startswith(word, at):
                for place in range(at, at + len(word)):
                    covered[place] = True
    return all(covered)
