import type { Language } from "@foothold/core/runs";

export type SequenceEvent =
  | { kind: "run"; tests: string; message: string | null; code: string }
  | { kind: "explain"; gaps: number; text: string }
  | { kind: "choose"; pattern: string; verdict: "fits" | "unsure" | "does not fit" }
  | { kind: "hint" }
  | { kind: "type"; code: string };

export type Sequence = {
  name: string;
  language: Language;
  /** After which assessed event a teacher would step in, counted from 1; null: never. */
  stepIn: number | null;
  /** What the teacher wrote at first, where the label was moved since; else the same. */
  firstStepIn: number | null;
  events: SequenceEvent[];
};

/** The format is described in docs/stuck-bench.md. */
export function parseSequences(text: string): Sequence[] {
  return text
    .split(/^(?=sequence:)/m)
    .map((block) => block.trim())
    .filter((block) => block.startsWith("sequence:"))
    .map(parseSequence);
}

function parseSequence(block: string): Sequence {
  const lines = block.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const given = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const name = given("sequence") ?? "";
  const label = given("step in") ?? "";
  const firstLabel = given("first label") ?? label;
  if (![label, firstLabel].every((each) => /^(never|\d+)$/.test(each)))
    throw new Error(`${name}: say "step in: never" or a number`);
  return {
    name,
    language: (given("language") ?? "javascript") as Language,
    stepIn: momentOf(label),
    firstStepIn: momentOf(firstLabel),
    events: lines
      .filter((line) => !/^(sequence|step in|first label|language):/.test(line))
      .map((line) => parseEvent(line, name)),
  };
}

function momentOf(label: string): number | null {
  return label === "never" ? null : Number(label);
}

function parseEvent(line: string, name: string): SequenceEvent {
  const [kind, first = "", ...rest] = line.split("|").map((part) => part.trim());
  const text = rest.join("|").replaceAll("\\n", "\n");
  switch (kind) {
    case "run": {
      const message = /^does not compile: (.*)$/.exec(first)?.[1] ?? null;
      return { kind, tests: message === null ? first : "", message, code: text };
    }
    case "explain":
      return { kind, gaps: first === "passes" ? 0 : Number.parseInt(first, 10), text };
    case "choose":
      if (text !== "fits" && text !== "unsure" && text !== "does not fit") break;
      return { kind, pattern: first, verdict: text };
    case "hint":
      return { kind };
    case "type":
      return { kind, code: first.replaceAll("\\n", "\n") };
    default:
  }
  throw new Error(`${name}: cannot read "${line}"`);
}
