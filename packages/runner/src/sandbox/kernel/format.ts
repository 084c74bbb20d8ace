import {
  append,
  isArray,
  isBranded,
  keysOf,
  mapForEach,
  mapSize,
  quote,
  setForEach,
  setSize,
  slice,
} from "./primordials.ts";

const maxDepth = 4;
const maxItems = 100;

/** What `console.log` prints for one value. */
export function formatValue(value: unknown, depth = 0): string {
  if (typeof value === "string") return depth === 0 ? value : quote(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "symbol") return "Symbol()";
  if (typeof value === "function") return "[Function]";
  if (typeof value !== "object" || value === null) return `${value as number}`;
  if (depth >= maxDepth) return isArray(value) ? "[…]" : "{…}";
  try {
    return formatObject(value, depth);
  } catch {
    return "{?}";
  }
}

function formatObject(value: object, depth: number): string {
  const parts: string[] = [];
  if (isArray(value)) {
    for (let index = 0; index < value.length && index < maxItems; index++) {
      append(parts, formatValue(value[index], depth + 1));
    }
    return `[${joined(parts, value.length)}]`;
  }
  if (isBranded(setSize, value)) {
    setForEach(value as Set<unknown>, (item) => append(parts, formatValue(item, depth + 1)));
    return `Set {${joined(parts, parts.length)}}`;
  }
  if (isBranded(mapSize, value)) {
    mapForEach(value as Map<unknown, unknown>, (item, key) =>
      append(parts, `${formatValue(key, depth + 1)} => ${formatValue(item, depth + 1)}`),
    );
    return `Map {${joined(parts, parts.length)}}`;
  }
  const keys = keysOf(value);
  for (let index = 0; index < keys.length && index < maxItems; index++) {
    const key = keys[index] as string;
    append(parts, `${key}: ${formatValue((value as Record<string, unknown>)[key], depth + 1)}`);
  }
  if (keys.length === 0 && value instanceof Error) return `${(value as Error).stack ?? "Error"}`;
  return `{${joined(parts, keys.length)}}`;
}

function joined(parts: string[], total: number): string {
  let text = "";
  for (let index = 0; index < parts.length && index < maxItems; index++) {
    text += `${index > 0 ? ", " : ""}${parts[index]}`;
  }
  return total > maxItems ? `${text}, … ${total - maxItems} more` : text;
}

export function formatLine(args: ArrayLike<unknown>): string {
  let line = "";
  for (let index = 0; index < args.length; index++) {
    line += `${index > 0 ? " " : ""}${formatValue(args[index])}`;
  }
  return line.length > 100_000 ? `${slice(line, 0, 100_000)}…\n` : `${line}\n`;
}
