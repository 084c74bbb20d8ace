def valid_parentheses(text):
    opener = {")": "(", "]": "[", "}": "{"}
    depth = 0
    last_opened = ""
    for character in text:
        if character not in opener:
            depth += 1
            last_opened = character
        else:
            if depth == 0:
                return False
            if last_opened != "" and last_opened != opener[character]:
                return False
            depth -= 1
            last_opened = ""
    return depth == 0
