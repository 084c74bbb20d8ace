def valid_parentheses(text):
    openers = "([{"
    closers = ")]}"
    depth = [0, 0, 0]
    for character in text:
        if character in openers:
            depth[openers.index(character)] += 1
        else:
            kind = closers.index(character)
            depth[kind] -= 1
            if depth[kind] < 0:
                return False
    return depth == [0, 0, 0]
