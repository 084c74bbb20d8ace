def palindrome_phrase(text):
    kept = "".join(character for character in text.lower() if character.isalnum())
    return kept == kept[::-1]
