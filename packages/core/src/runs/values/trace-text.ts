import type { TraceEncoded, TraceStep } from "../../entities/runs/trace.ts";

const MAX_DEPTH = 4;

/** A value of the Python-Tutor format as text: references are followed into the heap. */
export function traceText(
  value: TraceEncoded | undefined,
  heap: TraceStep["heap"],
  depth = 0,
): string {
  if (!Array.isArray(value)) return value === undefined ? "" : JSON.stringify(value);
  if (depth > MAX_DEPTH) return "…";
  const [tag, ...rest] = value;
  const inner = (item: TraceEncoded | undefined) => traceText(item, heap, depth + 1);
  switch (tag) {
    case "REF":
      return inner(heap[String(rest[0])]);
    case "LIST":
      return `[${rest.map(inner).join(", ")}]`;
    case "TUPLE":
      return `(${rest.map(inner).join(", ")})`;
    case "SET":
      return `{${rest.map(inner).join(", ")}}`;
    case "DICT":
      return `{${rest.map((pair) => pairText(pair, inner)).join(", ")}}`;
    case "INSTANCE":
      return `{${rest
        .slice(1)
        .map((pair) => pairText(pair, inner))
        .join(", ")}}`;
    case "FUNCTION":
      return String(rest[0]);
    case "SPECIAL_FLOAT":
    case "HEAP_PRIMITIVE":
      return String(rest.at(-1));
    default:
      return rest.map((item) => (typeof item === "string" ? item : inner(item))).join(" ");
  }
}

function pairText(pair: TraceEncoded, inner: (item: TraceEncoded | undefined) => string): string {
  return Array.isArray(pair) ? `${inner(pair[0])}: ${inner(pair[1])}` : inner(pair);
}
