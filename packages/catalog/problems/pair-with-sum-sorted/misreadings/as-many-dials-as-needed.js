function pairWithSumSorted(numbers, target) {
  const search = (at, rest, chosen) => {
    if (chosen.length > 0 && rest === 0) return chosen;
    if (at === numbers.length) return null;
    return search(at + 1, rest - numbers[at], [...chosen, at]) ?? search(at + 1, rest, chosen);
  };
  return search(0, target, []) ?? [];
}
