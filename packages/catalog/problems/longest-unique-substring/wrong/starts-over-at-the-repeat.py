def longest_unique_substring(text):
    seen = set()
    longest = 0
    for character in text:
        if character in seen:
            seen = set()
        seen.add(character)
        longest = max(longest, len(seen))
    return longest
