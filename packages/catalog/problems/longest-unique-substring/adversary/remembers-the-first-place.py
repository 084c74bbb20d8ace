def longest_unique_substring(text):
    places = {}
    start = 0
    longest = 0
    for place, character in enumerate(text):
        if character in places:
            start = max(start, places[character] + 1)
        else:
            places[character] = place
        longest = max(longest, place - start + 1)
    return longest
