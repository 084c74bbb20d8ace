def valid_parentheses(text):
    opener = {")": "(", "]": "[", "}": "{"}
    waiting = []
    next_place = 0
    for character in text:
        if character not in opener:
            waiting.append(character)
        else:
            if next_place == len(waiting) or waiting[next_place] != opener[character]:
                return False
            next_place += 1
    return next_place == len(waiting)
