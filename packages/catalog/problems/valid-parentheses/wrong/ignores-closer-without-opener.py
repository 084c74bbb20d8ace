def valid_parentheses(text):
    opener = {")": "(", "]": "[", "}": "{"}
    stack = []
    for character in text:
        if character not in opener:
            stack.append(character)
        elif stack:
            if stack.pop() != opener[character]:
                return False
    return len(stack) == 0
