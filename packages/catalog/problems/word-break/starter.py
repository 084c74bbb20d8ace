def word_break(text, words):
    # Write your solution here.
    pass
