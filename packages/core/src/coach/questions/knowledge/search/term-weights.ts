/** How much a word tells: a rare one much, one that stands nearly everywhere little, an unknown one most. */
export type TermWeights = (term: string) => number;

export function weighTerms(texts: readonly (readonly string[])[]): TermWeights {
  const counts = new Map<string, number>();
  for (const terms of texts) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (term) => Math.log(1 + texts.length / (counts.get(term) ?? 1));
}

export const sumWeights = (terms: Iterable<string>, weigh: TermWeights): number =>
  [...terms].reduce((sum, term) => sum + weigh(term), 0);
