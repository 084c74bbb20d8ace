import type { TraceEncoded, TraceFrame, TraceStep } from "@foothold/core/runs";
import { traceText } from "@foothold/core/trace-text";

type Heap = TraceStep["heap"];

/** How a value is best drawn. */
export type Shape =
  | { kind: "text"; text: string }
  | { kind: "cells"; items: TraceEncoded[] }
  | { kind: "pairs"; name: string | null; pairs: [TraceEncoded, TraceEncoded][] }
  | { kind: "chain"; values: TraceEncoded[]; end: string }
  | { kind: "tree"; value: TraceEncoded; children: TraceEncoded[] | null };

const MAX_CHAIN = 16;

export function heapShape(value: TraceEncoded | undefined, heap: Heap): Shape {
  const [tag, ...rest] = behind(value, heap) ?? [];
  switch (tag) {
    case "LIST":
    case "TUPLE":
    case "SET":
      return { kind: "cells", items: rest };
    case "DICT":
      return { kind: "pairs", name: null, pairs: rest.filter(isPair) };
    case "INSTANCE":
      return instanceShape(String(rest[0]), rest.slice(1).filter(isPair), heap);
    default:
      return { kind: "text", text: traceText(value, heap) };
  }
}

function instanceShape(name: string, pairs: [TraceEncoded, TraceEncoded][], heap: Heap): Shape {
  const fields = new Map(pairs.map(([key, item]) => [String(key), item]));
  const value = fields.get("val");
  if (value !== undefined && fields.has("next")) return chainFrom(fields, heap);
  const [left, right] = [fields.get("left"), fields.get("right")];
  if (value === undefined || left === undefined || right === undefined) {
    return { kind: "pairs", name, pairs };
  }
  const isLeaf = !behind(left, heap) && !behind(right, heap);
  return { kind: "tree", value, children: isLeaf ? null : [left, right] };
}

function chainFrom(first: Map<string, TraceEncoded>, heap: Heap): Shape {
  const values: TraceEncoded[] = [];
  let fields: Map<string, TraceEncoded> | null = first;
  while (fields && values.length < MAX_CHAIN) {
    values.push(fields.get("val") ?? null);
    const next = behind(fields.get("next"), heap);
    fields = next
      ? new Map(
          next
            .slice(2)
            .filter(isPair)
            .map(([key, item]) => [String(key), item]),
        )
      : null;
  }
  return { kind: "chain", values, end: fields ? "…" : "end" };
}

/** The object a reference points to; null for anything else. */
function behind(value: TraceEncoded | undefined, heap: Heap): TraceEncoded[] | null {
  if (!Array.isArray(value) || value[0] !== "REF") return null;
  const found = heap[String(value[1])];
  return Array.isArray(found) ? found : null;
}

const isPair = (value: TraceEncoded): value is [TraceEncoded, TraceEncoded] =>
  Array.isArray(value) && value.length === 2;

/** The names of variables by the list index they hold. */
export type Pointers = Record<number, string[]>;

const INDEX_NAME =
  /^([ijk]|l|r|lo|hi|low|high|left|right|mid|middle|start|end|slow|fast|first|last|at|index|position|pointer)$/;

/** Names usually given to index variables; lists show where they point. */
export function pointersIn({ encoded_locals }: Pick<TraceFrame, "encoded_locals">): Pointers {
  const pointers: Pointers = {};
  for (const [name, value] of Object.entries(encoded_locals)) {
    if (!INDEX_NAME.test(name) || typeof value !== "number" || !Number.isInteger(value)) continue;
    pointers[value] = [...(pointers[value] ?? []), name];
  }
  return pointers;
}
