import re


def palindrome_phrase(text):
    kept = re.sub(r"\W", "", text.lower())
    return kept == kept[::-1]
