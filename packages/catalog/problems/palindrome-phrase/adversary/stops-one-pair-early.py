def palindrome_phrase(text):
    kept = [character for character in text.lower() if character.isalnum()]
    left = 0
    right = len(kept) - 1
    while left < right - 1:
        if kept[left] != kept[right]:
            return False
        left += 1
        right -= 1
    return True
