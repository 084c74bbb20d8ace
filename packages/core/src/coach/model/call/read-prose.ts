import { findReply } from "../../reply/parser/find-reply.ts";
import { plainValue } from "../../reply/parser/reply-node.ts";

/** Fields in which models put the text when they send JSON although prose was asked for; the first that is there is taken. */
const TEXT_FIELDS = [
  "response",
  "nudge",
  "hint",
  "checkpoint",
  "rescue",
  "answer",
  "text",
  "message",
  "content",
  "summary",
  "reply",
  "question",
];

/** Whether a growing text is JSON, with or without a code fence around it. */
export const isJsonText = (text: string): boolean =>
  /^\s*(?:```(?:json)?\s*)?(?:\{|\[\s*\{)\s*(?:["'}]|$)/i.test(text);

/** The text of a reply, also if the model wrapped it in JSON; empty if that JSON has no text. */
export function readProse(text: string): string {
  if (!isJsonText(text)) return text;
  const found = findReply(text, TEXT_FIELDS);
  if (!found) return "";
  const texts = [...found.fields].flatMap(([name, node]) => {
    const value = node.whole ? plainValue(node) : undefined;
    return typeof value === "string" && value.trim() !== "" ? [{ name, value: value.trim() }] : [];
  });
  const named = TEXT_FIELDS.flatMap((name) => texts.find((each) => each.name === name) ?? [])[0];
  const longest = texts.toSorted((one, other) => other.value.length - one.value.length)[0];
  return (named ?? longest)?.value ?? "";
}
