def valid_parentheses(text):
    # Write your solution here.
    pass
