import {
  append,
  isArray,
  isBranded,
  isNaNHere,
  keysOf,
  mapForEach,
  mapSize,
  quote,
  sameValue,
  setForEach,
  setSize,
  slice,
} from "./primordials.ts";

const maxTextChars = 200;
const maxItems = 60;
const WeakMapHere = WeakMap;
const getId = Function.prototype.call.bind(WeakMap.prototype.get) as (
  map: object,
  key: object,
) => number | undefined;
const setId = Function.prototype.call.bind(WeakMap.prototype.set) as (
  map: object,
  key: object,
  id: number,
) => void;
const functionText = Function.prototype.call.bind(Function.prototype.toString) as (
  self: unknown,
) => string;
const indexOf = Function.prototype.call.bind(String.prototype.indexOf) as (
  self: string,
  part: string,
) => number;
const ownDescriptor = Object.getOwnPropertyDescriptor;
const prototypeOf = Object.getPrototypeOf;

/** Written as JavaScript spells it: the step format only has Python's names for these. */
const word = (text: string): string => `["SPECIAL_FLOAT",${quote(text)}]`;

/**
 * The values of one step: primitives in place, everything else on the heap, each object always under the same number.
 */
export function traceHeap() {
  const ids = new WeakMapHere<object, number>();
  let nextId = 1;

  return function newSnapshot() {
    const waiting: object[] = [];
    const seen: boolean[] = [];
    const order: number[] = [];

    function reference(value: object): string {
      let id = getId(ids, value);
      if (id === undefined) {
        id = nextId++;
        setId(ids, value, id);
      }
      if (!seen[id]) {
        seen[id] = true;
        append(waiting, value);
        append(order, id);
      }
      return `["REF",${id}]`;
    }
    function encodeValue(value: unknown): string {
      switch (typeof value) {
        case "string":
          return quote(value.length > maxTextChars ? `${slice(value, 0, maxTextChars)}…` : value);
        case "number":
          if (isNaNHere(value) || value === Infinity || value === -Infinity)
            return word(`${value}`);
          return sameValue(value, -0) ? word("-0") : `${value}`;
        case "bigint":
          return word(`${value}n`);
        case "object":
          return value === null ? word("null") : reference(value);
        case "function":
          return reference(value);
        case "symbol":
          return word("Symbol()");
        default:
          return word(`${value as boolean}`);
      }
    }
    function heapText(): string {
      let text = "";
      for (let index = 0; index < waiting.length; index++) {
        text += `${index > 0 ? "," : ""}"${order[index]}":${encodeOnHeap(waiting[index] as object, encodeValue)}`;
      }
      return `{${text}}`;
    }
    return { encodeValue, heapText };
  };
}

function encodeOnHeap(value: object, encodeValue: (value: unknown) => string): string {
  try {
    return encodeMembers(value, encodeValue);
  } catch {
    return '["INSTANCE","?"]';
  }
}

function encodeMembers(value: object, encodeValue: (value: unknown) => string): string {
  let text = "";
  let count = 0;
  const add = (part: string): void => {
    if (count++ < maxItems) text += `,${part}`;
  };
  if (typeof value === "function") {
    return `["FUNCTION",${quote(nameOfFunction(value))},null]`;
  }
  if (isArray(value)) {
    for (let index = 0; index < value.length && index < maxItems; index++)
      add(encodeValue(value[index]));
    if (value.length > maxItems) text += `,${word(`… ${value.length - maxItems} more`)}`;
    return `["LIST"${text}]`;
  }
  if (isBranded(setSize, value)) {
    setForEach(value as Set<unknown>, (item) => add(encodeValue(item)));
    return `["SET"${text}]`;
  }
  if (isBranded(mapSize, value)) {
    mapForEach(value as Map<unknown, unknown>, (item, key) =>
      add(`[${encodeValue(key)},${encodeValue(item)}]`),
    );
    return `["DICT"${text}]`;
  }
  const keys = keysOf(value);
  for (let index = 0; index < keys.length && index < maxItems; index++) {
    const key = keys[index] as string;
    const descriptor = ownDescriptor(value, key);
    add(
      `[${quote(key)},${descriptor && "value" in descriptor ? encodeValue(descriptor.value) : word("(getter)")}]`,
    );
  }
  return `["INSTANCE",${quote(nameOfClass(value))}${text}]`;
}

function nameOfClass(value: object): string {
  const prototype = prototypeOf(value) as object | null;
  const descriptor = prototype && ownDescriptor(prototype, "constructor");
  const name =
    descriptor && typeof descriptor.value === "function"
      ? ownDescriptor(descriptor.value, "name")?.value
      : "";
  return typeof name === "string" && name !== "" ? name : "Object";
}

function nameOfFunction(value: object): string {
  const name = ownDescriptor(value, "name")?.value as unknown;
  const source = functionText(value);
  const open = indexOf(source, "(");
  const close = indexOf(source, ")");
  const parameters =
    open >= 0 && close > open && close - open < 80 ? slice(source, open, close + 1) : "()";
  return `${typeof name === "string" && name !== "" ? name : "function"}${parameters}`;
}
