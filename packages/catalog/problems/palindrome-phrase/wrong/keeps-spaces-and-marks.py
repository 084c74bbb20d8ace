def palindrome_phrase(text):
    lower = text.lower()
    return lower == lower[::-1]
