def first_unique_character(text):
    # Write your solution here.
    pass
