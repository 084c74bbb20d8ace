def palindrome_phrase(text):
    # Write your solution here.
    pass
