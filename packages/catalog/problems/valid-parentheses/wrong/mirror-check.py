def valid_parentheses(text):
    partner = {"(": ")", "[": "]", "{": "}"}
    if len(text) % 2 != 0:
        return False
    for left in range(len(text) // 2):
        right = len(text) - 1 - left
        if partner.get(text[left]) != text[right]:
            return False
    return True
