import type { Json } from "../../schema/shared.ts";

export type DraftTest = { id: string; args: readonly Json[]; expected: Json; purpose: string };
type DraftExample = { args: readonly Json[]; expected: Json; explanation: string };

/** What is known about a problem before an author fills in the rest. */
export type Draft = {
  slug: string;
  title: string;
  functionName: string;
  parameters: readonly { name: string; type: string }[];
  returns: string;
  comparison: { kind: "exact"; tolerance?: { absolute: number; relative: number } };
  examples: readonly DraftExample[];
  visible: readonly DraftTest[];
  hidden: readonly DraftTest[];
};

export function emptyDraft(slug: string): Draft {
  const test = { id: "todo-first", args: [[1, 2, 3]], expected: 0, purpose: "TODO" };
  return {
    slug,
    title: sentenceCase(slug),
    functionName: camelCase(slug),
    parameters: [{ name: "numbers", type: "number[]" }],
    returns: "number",
    comparison: { kind: "exact" },
    examples: [{ args: [[1, 2, 3]], expected: 0, explanation: "TODO" }],
    visible: [test],
    hidden: [],
  };
}

export const sentenceCase = (slug: string) =>
  slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

export const camelCase = (text: string) => {
  const [first = "value", ...rest] = text.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    "",
  );
  return /^[0-9]/.test(joined) ? `n${joined}` : joined;
};

export const snakeCase = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, before, after) => `${before}_${after}`).toLowerCase();
