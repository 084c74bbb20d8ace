def valid_parentheses(text):
    opener_of = {")": "(", "]": "[", "}": "{"}
    open_brackets = []
    for character in text:
        opener = opener_of.get(character)
        if opener is None:
            open_brackets.append(character)
        elif not open_brackets or open_brackets.pop() != opener:
            return False
    return not open_brackets
