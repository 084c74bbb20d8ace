def longest_unique_substring(text):
    return len(set(text))
