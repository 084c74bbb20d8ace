import { fingerprint } from "../../text/fingerprint.ts";

/** How many hashes a shape has. */
export const SHAPE_PLACES = 16;
const WORDS_IN_A_ROW = 3;
const WORD = /[A-Za-z_$][\w$]*|\d+|[^\s\w]/g;

/**
 * A short text about a program. Its first word is equal for equal programs; the others are mostly equal for similar
 * ones (min-hash).
 */
export function codeShape(code: string): string {
  const words = (code.match(WORD) ?? []).map((word) => (/^\d/.test(word) ? "0" : word));
  const least = new Array<number>(SHAPE_PLACES).fill(0xffffffff);
  for (let at = 0; at + WORDS_IN_A_ROW <= words.length; at++) {
    const hash = hashOf(words.slice(at, at + WORDS_IN_A_ROW).join(" "));
    for (let place = 0; place < SHAPE_PLACES; place++) {
      const mixed = mix(hash ^ Math.imul(place + 1, 0x9e3779b1));
      if (mixed < (least[place] as number)) least[place] = mixed;
    }
  }
  return [fingerprint(code), ...least.map((value) => value.toString(36))].join(" ");
}

export function isSameCode(one: string, other: string): boolean {
  return one.split(" ")[0] === other.split(" ")[0];
}

/** About the share of short passages that two programs have in common, 0 to 1. */
export function similarity(one: string, other: string): number {
  const places = one.split(" ").slice(1);
  const others = other.split(" ").slice(1);
  return places.filter((place, at) => place === others[at]).length / SHAPE_PLACES;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
