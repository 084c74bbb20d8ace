def longest_unique_substring(text):
    inside = set()
    start = 0
    longest = 0
    for place, character in enumerate(text):
        if character in inside:
            inside.discard(text[start])
            start += 1
        inside.add(character)
        longest = max(longest, place - start + 1)
    return longest
