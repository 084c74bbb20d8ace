def valid_parentheses(text):
    partner = {"(": ")", "[": "]", "{": "}"}
    stack = []
    for character in text:
        if character in partner:
            stack.append(partner[character])
        elif not stack or stack.pop() != character:
            return False
    return True
