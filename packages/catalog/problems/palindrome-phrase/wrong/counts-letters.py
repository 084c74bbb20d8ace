def palindrome_phrase(text):
    counts = {}
    for character in text.lower():
        if character.isalnum():
            counts[character] = counts.get(character, 0) + 1
    odd = [count for count in counts.values() if count % 2 == 1]
    return len(odd) <= 1
