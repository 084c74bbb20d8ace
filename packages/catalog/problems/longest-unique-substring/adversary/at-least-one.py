def longest_unique_substring(text):
    inside = set()
    start = 0
    longest = 1
    for place in range(len(text)):
        while text[place] in inside:
            inside.remove(text[start])
            start += 1
        inside.add(text[place])
        longest = max(longest, len(inside))
    return longest
