def longest_unique_substring(text):
    longest = 0
    for start in range(len(text)):
        seen = set()
        for character in text[start:]:
            if character in seen:
                break
            seen.add(character)
        longest = max(longest, len(seen))
    return longest
