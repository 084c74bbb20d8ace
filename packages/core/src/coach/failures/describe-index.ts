import type { TraceEncoded, TraceFrame, TraceStep } from "../../entities/runs/trace.ts";
import type { FailurePlace } from "./failure-place.ts";

/** `name[index]`, the index without brackets of its own. */
const ACCESS = /(?<![\w.])([A-Za-z_]\w{0,60})\[([^[\]]{1,60})\]/g;
const TERM = /^(?:(-?\d{1,9})|([A-Za-z_]\w{0,60})|len\(([A-Za-z_]\w{0,60})\))$/;
const SUM = /^(\S{1,70})\s{0,3}([+-])\s{0,3}(\d{1,9})$/;

/** Says how long the list is whose index the line asks for in vain; empty where the trace does not show it. */
export function describeIndex({ found, text, recorded }: FailurePlace): string {
  const step = recorded.steps[found.step];
  const frame = step?.stack_to_render.at(-1);
  if (found.kind !== "raised" || !isAboutIndex(found.message) || !step || !frame) return "";
  for (const [, name = "", written = ""] of text.matchAll(ACCESS)) {
    const length = lengthOf(name, frame, step);
    const index = indexOf(written.trim(), frame, step);
    if (length === null || index === null || (index >= -length && index < length)) continue;
    const holds =
      length === 0
        ? "is empty"
        : `has ${length} ${length === 1 ? "value, at the index 0" : `values, at the indexes 0 to ${length - 1}`}`;
    return `\`${name}\` ${holds}, and \`${name}[${written}]\` asks for index ${index}.`;
  }
  return "";
}

const isAboutIndex = (message: string): boolean =>
  /index out of range|of undefined|is undefined/i.test(message);

function lengthOf(name: string, { encoded_locals }: TraceFrame, { heap }: TraceStep) {
  const value = encoded_locals[name];
  if (typeof value === "string") return value.endsWith("…") ? null : value.length;
  if (!Array.isArray(value) || value[0] !== "REF") return null;
  const held = heap[String(value[1])];
  if (!Array.isArray(held) || (held[0] !== "LIST" && held[0] !== "TUPLE")) return null;
  return isCut(held.at(-1)) ? null : held.length - 1;
}

/** The last entry of a list of which not everything was recorded. */
const isCut = (item: TraceEncoded | undefined): boolean =>
  Array.isArray(item) && item[0] === "SPECIAL_FLOAT" && String(item[1]).startsWith("…");

function indexOf(written: string, frame: TraceFrame, step: TraceStep): number | null {
  const [, left, sign, right] = SUM.exec(written) ?? [];
  if (left !== undefined && right !== undefined) {
    const base = termOf(left, frame, step);
    return base === null ? null : base + (sign === "-" ? -Number(right) : Number(right));
  }
  return termOf(written, frame, step);
}

function termOf(written: string, frame: TraceFrame, step: TraceStep): number | null {
  const [, digits, name, list] = TERM.exec(written) ?? [];
  if (digits !== undefined) return Number(digits);
  if (list !== undefined) return lengthOf(list, frame, step);
  const value = name === undefined ? undefined : frame.encoded_locals[name];
  return typeof value === "number" && Number.isInteger(value) ? value : null;
}
