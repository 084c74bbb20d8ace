import { isDeepStrictEqual } from "node:util";
import type { Value } from "./reply.ts";
import type { Part } from "./write-reply.ts";

/** `lost`: something complete is missing or changed. `invented`: there is something that was not sent. */
export type Judgement = "clean" | "lost" | "invented";

/** What a contender must find in a reply, and what may be missing. */
export type Sent = {
  value: Value;
  /** Fields and items that arrived complete. */
  arrived: readonly Part[];
  /** Damaged fields: they may be missing or shorter, but not different. */
  hit: ReadonlySet<string>;
};

export function judge(kept: Value, { value, arrived, hit }: Sent): Judgement {
  const fields = Object.keys(value);
  if (Object.keys(kept).some((field) => !fields.includes(field))) return "invented";
  const judgements = fields.map((field) => {
    const parts = arrived.filter((part) => part.field === field);
    return judgeField(kept[field], value[field], parts, hit.has(field));
  });
  if (judgements.includes("invented")) return "invented";
  return judgements.includes("lost") ? "lost" : "clean";
}

function judgeField(
  kept: unknown,
  sent: unknown,
  parts: readonly Part[],
  mayMiss: boolean,
): Judgement {
  const whole = parts.some(({ item }) => item === null);
  const items = parts.filter(({ item }) => item !== null).length;
  if (isDeepStrictEqual(kept, sent)) return whole || mayMiss ? "clean" : partOf(sent, items);
  if (kept === undefined) return mayMiss || (!whole && items === 0) ? "clean" : "lost";
  if (!Array.isArray(kept) || !Array.isArray(sent)) return "invented";
  if (!comesFrom(kept, sent)) return "invented";
  if (mayMiss) return "clean";
  if (kept.length > items) return "invented";
  return whole || kept.length < items ? "lost" : "clean";
}

/** A list whose closing bracket is missing may still have all its items. */
function partOf(sent: unknown, items: number): Judgement {
  return Array.isArray(sent) && sent.length === items ? "clean" : "invented";
}

/** Whether these are items of the list, in its order. */
function comesFrom(kept: readonly unknown[], sent: readonly unknown[]): boolean {
  let at = 0;
  return kept.every((item) => {
    while (at < sent.length && !isDeepStrictEqual(item, sent[at])) at += 1;
    at += 1;
    return at <= sent.length;
  });
}
