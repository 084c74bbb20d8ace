def longest_unique_substring(text):
    longest = 0
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            part = text[start:end]
            if len(set(part)) == len(part):
                longest = max(longest, len(part))
    return longest
