def merge_accounts(accounts):
    shops = [(account[0], set(account[1:])) for account in accounts]

    def find_pair():
        for one in range(len(shops)):
            for other in range(one + 1, len(shops)):
                if shops[one][1] & shops[other][1]:
                    return one, other
        return None

    pair = find_pair()
    while pair:
        one, other = pair
        shops[one][1].update(shops[other][1])
        shops.pop(other)
        pair = find_pair()
    return [[name, *sorted(addresses)] for name, addresses in shops]
