import type { RunValue } from "@foothold/core/runs";

export type Tagged = { readonly $: string; readonly [key: string]: RunValue };
type Entries = readonly (readonly [RunValue, RunValue])[];

const isObject = (value: RunValue): value is { readonly [key: string]: RunValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const tagOf = (value: RunValue): string | undefined =>
  isObject(value) && typeof value.$ === "string" ? value.$ : undefined;

const childrenOf = (value: RunValue, key: string): readonly RunValue[] => {
  const children = (value as Tagged)[key];
  return Array.isArray(children) ? children : [];
};

/** The value as a number in any of its spellings, an integer beyond 2^53 as a bigint; undefined for others. */
export function asNumber(value: RunValue): number | bigint | undefined {
  if (typeof value === "number") return value;
  switch (tagOf(value)) {
    case "nan":
      return Number.NaN;
    case "infinity":
      return Number.POSITIVE_INFINITY;
    case "-infinity":
      return Number.NEGATIVE_INFINITY;
    case "-0":
      return -0;
    case "float": {
      const number = (value as Tagged).value;
      return typeof number === "number" ? number : undefined;
    }
    case "bigint": {
      const digits = (value as Tagged).value;
      return typeof digits === "string" && /^-?\d{1,100000}$/.test(digits)
        ? BigInt(digits)
        : undefined;
    }
    default:
      return undefined;
  }
}

/** The items of a list or a tuple, which count as the same because JSON has only lists. */
export function asList(value: RunValue): readonly RunValue[] | undefined {
  if (Array.isArray(value)) return value;
  return tagOf(value) === "tuple" ? childrenOf(value, "items") : undefined;
}

export const asSet = (value: RunValue): readonly RunValue[] | undefined =>
  tagOf(value) === "set" ? childrenOf(value, "items") : undefined;

/** The pairs of an object, Map or dict. Keys stay values: `1` and `"1"` are told apart only between maps. */
export function asEntries(value: RunValue): Entries | undefined {
  if (!isObject(value)) return undefined;
  const tag = tagOf(value);
  if (tag === undefined) return Object.entries(value);
  if (tag !== "map" && tag !== "object") return undefined;
  return childrenOf(value, "entries").filter(
    (entry): entry is readonly [RunValue, RunValue] => Array.isArray(entry) && entry.length === 2,
  );
}
