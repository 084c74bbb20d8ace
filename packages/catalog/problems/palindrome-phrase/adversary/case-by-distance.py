def palindrome_phrase(text):
    kept = [character for character in text if character.isalnum()]
    for left in range(len(kept) // 2):
        distance = abs(ord(kept[left]) - ord(kept[len(kept) - 1 - left]))
        if distance != 0 and distance != 32:
            return False
    return True
