function mergeAccounts(accounts) {
  let shops = [];
  for (const card of accounts) {
    const isTouched = (shop) => shop.some((other) => other.slice(1).some((address) => card.indexOf(address, 1) > 0));
    const touching = shops.filter(isTouched);
    shops = [...shops.filter((shop) => !touching.includes(shop)), [...touching.flat(), card]];
  }
  return shops.map((cards) => {
    const inOrder = accounts.filter((card) => cards.includes(card));
    return [cards[0][0], ...new Set(inOrder.flatMap((card) => card.slice(1)))];
  });
}
