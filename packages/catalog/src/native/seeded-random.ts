export type SeededRandom = {
  integer(min: number, max: number): number;
  pick<Item>(list: readonly Item[]): Item;
  shuffle<Item>(list: readonly Item[]): Item[];
  chance(probability: number): boolean;
  word(length: number, alphabet?: string): string;
};

const defaultAlphabet = "abcdefghijklmnopqrstuvwxyz";

/** The same seed gives the same numbers on every machine. */
export function seededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  const integer = (min: number, max: number) => {
    if (!(Number.isInteger(min) && Number.isInteger(max) && min <= max)) {
      throw new RangeError(`random.integer(${min}, ${max}) has no whole number to choose`);
    }
    return min + Math.floor(next() * (max - min + 1));
  };
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new RangeError("random.pick was given an empty list");
    return list[integer(0, list.length - 1)] as Item;
  };
  return {
    integer,
    pick,
    shuffle(list) {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        const kept = shuffled[last];
        shuffled[last] = shuffled[other] as (typeof shuffled)[number];
        shuffled[other] = kept as (typeof shuffled)[number];
      }
      return shuffled;
    },
    chance: (probability) => next() < probability,
    word(length, alphabet = defaultAlphabet) {
      const letters = [...alphabet];
      return Array.from({ length }, () => pick(letters)).join("");
    },
  };
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
