def valid_parentheses(text):
    def is_good(part):
        if part == "":
            return True
        for cut in range(2, len(part) + 1, 2):
            pair = part[0] + part[cut - 1]
            if pair in ("()", "[]", "{}") and is_good(part[1 : cut - 1]) and is_good(part[cut:]):
                return True
        return False

    return is_good(text)
