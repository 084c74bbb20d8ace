def valid_parentheses(text):
    rest = text
    while "()" in rest or "[]" in rest or "{}" in rest:
        rest = rest.replace("()", "").replace("[]", "").replace("{}", "")
    return rest == ""
