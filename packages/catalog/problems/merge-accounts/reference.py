def merge_accounts(accounts):
    parents = list(range(len(accounts)))

    def root_of(card):
        while parents[card] != card:
            parents[card] = parents[parents[card]]
            card = parents[card]
        return card

    first_card_with = {}
    for card, (_, *addresses) in enumerate(accounts):
        for address in addresses:
            earlier = first_card_with.setdefault(address, card)
            if earlier != card:
                parents[root_of(card)] = root_of(earlier)
    shops = {}
    for address, card in first_card_with.items():
        shops.setdefault(root_of(card), []).append(address)
    return [[accounts[root][0], *sorted(addresses)] for root, addresses in shops.items()]
