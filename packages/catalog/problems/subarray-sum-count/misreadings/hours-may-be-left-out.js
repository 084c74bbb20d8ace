function subarraySumCount(numbers, k) {
  const choicesFor = new Map([[0, 1]]);
  for (const number of numbers) {
    for (const [sum, choices] of [...choicesFor].map(([sum, n]) => [sum + number, n])) {
      choicesFor.set(sum, (choicesFor.get(sum) ?? 0) + choices);
    }
  }
  return (choicesFor.get(k) ?? 0) - (k === 0 ? 1 : 0);
}
