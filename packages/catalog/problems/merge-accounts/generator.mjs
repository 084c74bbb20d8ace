const names = ["Tea Room", "Toy Corner", "Bike Shed", "Book Nook", "Lamp House", "Seed Store", "Clock Yard", "Paint Box"];

// Cards of one shop are linked in a random tree: each new card repeats an address of an earlier one.
export function generate(random, size) {
  const count = Math.max(1, size);
  const mostCards = size <= 8 ? 5 : 60;
  const cards = [];
  const fresh = addressMaker(random, size <= 8 ? 1 : 3);
  while (cards.length < count) {
    const name = size <= 8 ? random.pick(names.slice(0, 2)) : `${random.pick(names)} ${random.integer(1, 90)}`;
    const shop = [];
    for (let left = random.integer(1, Math.min(mostCards, count - cards.length)); left > 0; left--) {
      const addresses = shop.length === 0 ? [fresh()] : [random.pick(random.pick(shop))];
      while (addresses.length < 5 && random.chance(0.5)) addresses.push(fresh());
      if (random.chance(0.05)) addresses.push(addresses[0]);
      shop.push(random.shuffle(addresses));
    }
    for (const addresses of shop) cards.push([name, ...addresses]);
  }
  return [random.shuffle(cards)];
}

function addressMaker(random, length) {
  let made = 0;
  return () => {
    made++;
    return `${random.word(length)}${made}@${random.pick(["hill", "dock", "lane"])}.org`;
  };
}
