function coinChange(coins, amount) {
  const trays = [[]];
  for (let part = 1; part <= amount; part++) {
    for (const coin of coins) {
      const before = trays[part - coin];
      if (before && (!trays[part] || before.length + 1 < trays[part].length)) trays[part] = [...before, coin];
    }
  }
  return trays[amount]?.sort((one, other) => other - one) ?? -1;
}
