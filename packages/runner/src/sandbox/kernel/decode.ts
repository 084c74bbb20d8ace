import type { ValueKind } from "@foothold/core/runs";
import { toBinaryTree, toLinkedList } from "./nodes.ts";
import { append, define, isArray, keysOf } from "./primordials.ts";

type Wire = Record<string, unknown>;
const MapHere = Map;
const SetHere = Set;
const BigIntHere = BigInt;

/** Turns parsed text of the run contract into the values that the program expects. */
export function decode(wire: unknown, kind: ValueKind): unknown {
  const value = untag(wire);
  switch (kind) {
    case "linked-list":
      return toLinkedList(value);
    case "binary-tree":
      return toBinaryTree(value);
    case "set":
      return isArray(value) ? new SetHere(value) : value;
    case "map":
      return toMap(value);
    default:
      return value;
  }
}

function toMap(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof MapHere) return value;
  const map = new MapHere<unknown, unknown>();
  const keys = keysOf(value);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    map.set(key, (value as Wire)[key]);
  }
  return map;
}

function untag(wire: unknown): unknown {
  if (typeof wire !== "object" || wire === null) return wire;
  if (isArray(wire)) return untagAll(wire);
  const tag = (wire as Wire).$;
  if (typeof tag === "string") return untagValue(tag, wire as Wire);
  const keys = keysOf(wire);
  const object = {};
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    setField(object, key, untag((wire as Wire)[key]));
  }
  return object;
}

function setField(object: object, key: string, value: unknown): void {
  define(object, key, { value, writable: true, enumerable: true, configurable: true });
}

function untagAll(wires: unknown): unknown[] {
  const values: unknown[] = [];
  const list = isArray(wires) ? wires : [];
  for (let index = 0; index < list.length; index++) append(values, untag(list[index]));
  return values;
}

function untagValue(tag: string, wire: Wire): unknown {
  switch (tag) {
    case "nan":
      return NaN;
    case "infinity":
      return Infinity;
    case "-infinity":
      return -Infinity;
    case "-0":
      return -0;
    case "float":
      return wire.value;
    case "bigint":
      return BigIntHere(wire.value as string);
    case "tuple":
      return untagAll(wire.items);
    case "set":
      return new SetHere(untagAll(wire.items));
    case "map":
      return new MapHere(untagAll(wire.entries) as [unknown, unknown][]);
    case "object": {
      const entries = untagAll(wire.entries) as [string, unknown][];
      const object = {};
      for (let index = 0; index < entries.length; index++) {
        const entry = entries[index] as [string, unknown];
        setField(object, entry[0], entry[1]);
      }
      return object;
    }
    default:
      return undefined;
  }
}
