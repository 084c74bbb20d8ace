def longest_unique_substring(text):
    last_place = {}
    start = 0
    longest = 0
    for place, character in enumerate(text):
        earlier = last_place.get(character, -1)
        if earlier >= start:
            longest = max(longest, place - start)
            start = earlier + 1
        last_place[character] = place
    return longest
