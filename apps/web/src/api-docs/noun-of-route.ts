/** The nouns of docs/naming.md, in the order in which a learner meets them. */
export const nouns = [
  "people",
  "catalog",
  "attempt",
  "runs",
  "stuck",
  "coach",
  "chat",
  "subtasks",
  "recovery",
  "learning",
  "classroom",
] as const;
export type Noun = (typeof nouns)[number];

/** The noun of the use-case that a route imports from core; nearly every route also imports roles from `people`. */
export function nounOfRoute(source: string): Noun {
  const imported = [...source.matchAll(/"@foothold\/core\/([a-z]+)"/g)].map(([, name]) => name);
  return nouns.findLast((noun) => imported.includes(noun)) ?? "people";
}
