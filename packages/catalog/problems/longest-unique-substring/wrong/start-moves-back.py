def longest_unique_substring(text):
    last_place = {}
    start = 0
    longest = 0
    for place, character in enumerate(text):
        if character in last_place:
            start = last_place[character] + 1
        last_place[character] = place
        longest = max(longest, place - start + 1)
    return longest
