import { define } from "./primordials.ts";

/**
 * Functions of the language keep their names, which a stack shows: renamed, one of them could call a forbidden function as if
 * the language did.
 */
export function lockNames(holders: readonly object[]): void {
  for (const holder of [...holders, ...iteratorPrototypes()]) {
    lockName(holder);
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(holder))) {
      for (const member of [value, get, set]) lockName(member);
    }
  }
}

function lockName(value: unknown): void {
  if (typeof value === "function") define(value, "name", { configurable: false, writable: false });
}

/** Not every browser has iterators' own functions. */
type IteratorFunctions = {
  Iterator?: { from(iterator: object): { map?(change: (item: unknown) => unknown): object } };
};

/** The prototypes of iterators, to which no global leads. */
function iteratorPrototypes(): object[] {
  const wrapped = (globalThis as IteratorFunctions).Iterator?.from({ next: () => undefined });
  const helper = wrapped?.map?.((item) => item);
  return [
    [].values(),
    "".matchAll(/x/g),
    ""[Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    (function* () {})(),
    (async function* () {})(),
    ...(wrapped ? [wrapped] : []),
    ...(helper ? [helper] : []),
  ].flatMap((iterator) => {
    const own = Object.getPrototypeOf(iterator) as object;
    return [own, Object.getPrototypeOf(own) as object];
  });
}
