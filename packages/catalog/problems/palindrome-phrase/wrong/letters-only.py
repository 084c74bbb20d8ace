def palindrome_phrase(text):
    kept = [character for character in text.lower() if character.isalpha()]
    return kept == kept[::-1]
