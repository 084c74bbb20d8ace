def palindrome_phrase(text):
    kept = "".join(character for character in text.lower() if character.isalnum())
    for place in range(len(kept)):
        if kept[place] != kept[::-1][place]:
            return False
    return True
