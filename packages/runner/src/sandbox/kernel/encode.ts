import {
  append,
  charCodeAt,
  isArray,
  isBranded,
  isNaNHere,
  isView,
  keysOf,
  mapForEach,
  mapSize,
  quote,
  sameValue,
  setForEach,
  setSize,
} from "./primordials.ts";

export const maxResultChars = 1024 * 1024;
export const maxResultDepth = 200;

class TooLarge {}
type Encoding = { chars: number; path: object[] };

/** Writes a learner's value as text of the run contract. Never calls `toJSON` or `toString` of the value. */
export function encode(value: unknown): string {
  try {
    return encodeAt(value, { chars: 0, path: [] });
  } catch (error) {
    if (error instanceof TooLarge) return '{"$":"too-large"}';
    throw error;
  }
}

function encodeAt(value: unknown, encoding: Encoding): string {
  const text = typeof value === "object" ? encodeObject(value, encoding) : encodePrimitive(value);
  if (typeof value !== "object") encoding.chars += text.length;
  encoding.chars += 1;
  if (encoding.chars > maxResultChars) throw new TooLarge();
  return text;
}

function encodePrimitive(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value.length > maxResultChars ? '{"$":"too-large"}' : quote(value);
    case "number":
      return encodeNumber(value);
    case "boolean":
      return value ? "true" : "false";
    case "bigint":
      return `{"$":"bigint","value":"${value}"}`;
    default:
      return `{"$":"${typeof value}"}`;
  }
}

function encodeNumber(value: number): string {
  if (isNaNHere(value)) return '{"$":"nan"}';
  if (value === Infinity) return '{"$":"infinity"}';
  if (value === -Infinity) return '{"$":"-infinity"}';
  if (sameValue(value, -0)) return '{"$":"-0"}';
  return `${value}`;
}

function encodeObject(value: object | null, encoding: Encoding): string {
  if (value === null) return "null";
  const { path } = encoding;
  for (let depth = 0; depth < path.length; depth++) {
    if (path[depth] === value) return '{"$":"cycle"}';
  }
  if (path.length >= maxResultDepth) return '{"$":"too-deep"}';
  append(path, value);
  const text = encodeMembers(value, encoding);
  path.length -= 1;
  return text;
}

function encodeMembers(value: object, encoding: Encoding): string {
  if (isArray(value) || (isView(value) && "length" in value)) {
    return encodeItems(value as ArrayLike<unknown>, encoding);
  }
  if (isBranded(setSize, value)) {
    let items = "";
    setForEach(value as Set<unknown>, (item) => {
      items += `${items && ","}${encodeAt(item, encoding)}`;
    });
    return `{"$":"set","items":[${items}]}`;
  }
  if (isBranded(mapSize, value)) {
    let entries = "";
    mapForEach(value as Map<unknown, unknown>, (item, key) => {
      entries += `${entries && ","}[${encodeAt(key, encoding)},${encodeAt(item, encoding)}]`;
    });
    return `{"$":"map","entries":[${entries}]}`;
  }
  return encodeFields(value as Record<string, unknown>, encoding);
}

function encodeItems(list: ArrayLike<unknown>, encoding: Encoding): string {
  const length = list.length;
  let items = "";
  for (let index = 0; index < length; index++) {
    items += `${index > 0 ? "," : ""}${encodeAt(list[index], encoding)}`;
  }
  return `[${items}]`;
}

/** A field that is undefined is left out, as in JSON. */
function encodeFields(value: Record<string, unknown>, encoding: Encoding): string {
  const keys = keysOf(value);
  let fields = "";
  let entries = "";
  let hasTagKey = false;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    const item = value[key];
    if (item === undefined) continue;
    const keyText = quote(key);
    const itemText = encodeAt(item, encoding);
    encoding.chars += keyText.length;
    if (key.length === 1 && charCodeAt(key, 0) === 36) hasTagKey = true;
    fields += `${fields && ","}${keyText}:${itemText}`;
    entries += `${entries && ","}[${keyText},${itemText}]`;
  }
  return hasTagKey ? `{"$":"object","entries":[${entries}]}` : `{${fields}}`;
}
