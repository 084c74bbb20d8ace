import type { Comparison, RunValue } from "@foothold/core/runs";
import { asEntries, asList, asNumber, asSet, tagOf } from "./tagged-value.ts";

type Tolerance = NonNullable<Comparison["tolerance"]>;
export type EqualOptions = Pick<Comparison, "booleansAreNumbers" | "tuplesAreNoLists"> & {
  tolerance?: Tolerance | undefined;
  order: "matters" | "outermost-free" | "free";
};

export function equalValues(left: RunValue, right: RunValue, options: EqualOptions): boolean {
  const [leftNumber, rightNumber] = [numberIn(left, options), numberIn(right, options)];
  if (leftNumber !== undefined || rightNumber !== undefined) {
    return (
      leftNumber !== undefined &&
      rightNumber !== undefined &&
      equalNumbers(leftNumber, rightNumber, options.tolerance)
    );
  }
  const inner: EqualOptions =
    options.order === "outermost-free" ? { ...options, order: "matters" } : options;

  const [leftList, rightList] = [asList(left), asList(right)];
  const [leftSet, rightSet] = [asSet(left), asSet(right)];
  const orderIsFree = options.order !== "matters";
  if (orderIsFree || (leftSet && rightSet)) {
    const [leftItems, rightItems] = [leftList ?? leftSet, rightList ?? rightSet];
    if (leftItems && rightItems) return equalBags(leftItems, rightItems, inner);
  }
  if (leftList && rightList) {
    if (options.tuplesAreNoLists && isTuple(left) !== isTuple(right)) return false;
    return (
      leftList.length === rightList.length &&
      leftList.every((item, index) => equalValues(item, rightList[index] as RunValue, inner))
    );
  }
  const [leftEntries, rightEntries] = [asEntries(left), asEntries(right)];
  if (leftEntries && rightEntries) return equalEntries(left, right, inner);

  const [leftTag, rightTag] = [tagOf(left), tagOf(right)];
  if (leftTag !== undefined || rightTag !== undefined) {
    // Functions, cycles and values that were too large equal nothing, not even each other.
    return leftTag === "undefined" && rightTag === "undefined";
  }
  return left === right;
}

const isTuple = (value: RunValue): boolean => tagOf(value) === "tuple";

function numberIn(value: RunValue, { booleansAreNumbers }: EqualOptions) {
  return typeof value === "boolean" && booleansAreNumbers ? Number(value) : asNumber(value);
}

function equalNumbers(
  left: number | bigint,
  right: number | bigint,
  tolerance: Tolerance | undefined,
): boolean {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.isNaN(left) && Number.isNaN(right);
  // biome-ignore lint/suspicious/noDoubleEquals: a bigint and a number of one value are the same answer
  if (left == right) return true;
  if (!tolerance) return false;
  const [a, b] = [Number(left), Number(right)];
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const largest = Math.max(Math.abs(a), Math.abs(b));
  return Math.abs(a - b) <= Math.max(tolerance.absolute, tolerance.relative * largest);
}

function equalBags(
  left: readonly RunValue[],
  right: readonly RunValue[],
  options: EqualOptions,
): boolean {
  if (left.length !== right.length) return false;
  const unmatched = new Map<string, RunValue[]>();
  const isLoose = options.tolerance || options.booleansAreNumbers || options.order !== "matters";
  const bucket = isLoose ? () => "" : bucketOf;
  for (const item of right) {
    const key = bucket(item);
    unmatched.set(key, [...(unmatched.get(key) ?? []), item]);
  }
  return left.every((item) => {
    const candidates = unmatched.get(bucket(item)) ?? [];
    const match = candidates.findIndex((candidate) => equalValues(item, candidate, options));
    if (match < 0) return false;
    candidates.splice(match, 1);
    return true;
  });
}

/** Equal values share a bucket, so that large bags are not compared pair by pair. */
function bucketOf(value: RunValue): string {
  const number = asNumber(value);
  if (number !== undefined) return `n${Number(number) + 0}`;
  const list = asList(value);
  if (list) return `l${list.length}:${list.length > 0 ? bucketOf(list[0] as RunValue) : ""}`;
  return typeof value === "string" ? `s${value}` : "";
}

function equalEntries(left: RunValue, right: RunValue, options: EqualOptions): boolean {
  const [leftEntries, rightEntries] = [asEntries(left) ?? [], asEntries(right) ?? []];
  if (leftEntries.length !== rightEntries.length) return false;
  const bothMaps = tagOf(left) === "map" && tagOf(right) === "map";
  const keyOf = bothMaps ? (key: RunValue) => JSON.stringify(key) : keyText;
  const byKey = new Map(rightEntries.map(([key, value]) => [keyOf(key), value]));
  return leftEntries.every(([key, value]) => {
    const other = byKey.get(keyOf(key));
    return other !== undefined && equalValues(value, other, options);
  });
}

/** Objects only have text keys, so a map is compared with an object by the text of its keys. */
function keyText(key: RunValue): string {
  if (typeof key === "string") return key;
  const number = asNumber(key);
  return number === undefined ? JSON.stringify(key) : String(number);
}
