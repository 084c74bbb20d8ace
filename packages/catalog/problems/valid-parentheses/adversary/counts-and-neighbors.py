def valid_parentheses(text):
    openers = "([{"
    closers = ")]}"
    depth = [0, 0, 0]
    for place, character in enumerate(text):
        if character in openers:
            depth[openers.index(character)] += 1
        else:
            closed = closers.index(character)
            before = openers.find(text[place - 1]) if place > 0 else -1
            if before >= 0 and before != closed:
                return False
            depth[closed] -= 1
            if depth[closed] < 0:
                return False
    return depth == [0, 0, 0]
