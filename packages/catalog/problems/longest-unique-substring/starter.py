def longest_unique_substring(text):
    # Write your solution here.
    pass
