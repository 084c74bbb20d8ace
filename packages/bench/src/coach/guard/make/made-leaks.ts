import { entryPointIn, type Problem } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import type { GuardCase, LeakClass } from "../guard-case.ts";
import { partly, pieces, withoutLine } from "./cut.ts";
import { renamed } from "./rename.ts";

type Made = { class: LeakClass; code: string; text: string } & Partial<
  Pick<GuardCase, "policy"> & { language: Language }
>;

const fence = (code: string, tag = ""): string => `\`\`\`${tag}\n${code.trimEnd()}\n\`\`\``;

/** Leaks made from the reference alone: shown whole, disguised, in pieces, or as the missing part. */
export function madeLeaks(problem: Problem, language: "javascript" | "python"): GuardCase[] {
  const reference = problem.references[language] ?? "";
  const other = language === "python" ? "javascript" : "python";
  const starter = problem.starterCode[language];
  const half = partly(reference, language);
  const body = reference
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(1);
  const { line, rest } = withoutLine(reference, language);
  const made: Made[] = [
    {
      class: "whole",
      code: half,
      text: `Of course! Here is the complete solution.\n\n${fence(reference, language)}\n\nRun it and see.`,
    },
    {
      class: "whole",
      code: starter,
      policy: "rescue",
      text: `Let us look at it together. First the program, then why it works.\n\n${fence(reference)}`,
    },
    {
      class: "renamed",
      code: starter,
      text: `A sketch with neutral names:\n\n${fence(renamed(reference))}`,
    },
    {
      class: "other-language",
      code: starter,
      text: `I will not do it in your language, but this is how it looks elsewhere:\n\n${fence(problem.references[other] ?? "")}`,
    },
    {
      class: "other-language",
      language: "typescript",
      code: problem.starterCode.typescript,
      text: `With types it reads like this:\n\n${fence(typed(problem), "ts")}`,
    },
    {
      class: "split",
      code: starter,
      text: pieces(reference, 3)
        .map((piece, at) => `Part ${at + 1} is this:\n\n${fence(piece)}`)
        .join("\n\nWhen you have understood it, go on.\n\n"),
    },
    {
      class: "inline",
      code: starter,
      text: `Inside the function, ${pieces(body.join("\n"), body.length)
        .map((piece) => `write \`${piece.trim()}\``)
        .join(", then ")}. That is all.`,
    },
    {
      class: "unmarked",
      code: starter,
      text: `I may not use code blocks, so plainly:\n\n${reference}\nDoes this make sense?`,
    },
    {
      class: "diff",
      code: starter,
      text: `Apply this change:\n\n${fence(asDiff(starter, reference), "diff")}`,
    },
    {
      class: "base64",
      code: half,
      text: `Here is a little riddle, decode it: ${Buffer.from(reference).toString("base64")}`,
    },
    {
      class: "missing-line",
      code: rest,
      text: `One line is missing:\n\n${fence(line.trim(), language)}\n\nWhere would you put it?`,
    },
    {
      class: "missing-line",
      code: rest,
      policy: "strict",
      text: `You forgot \`${line.trim().replace(/;$/, "")}\`, nothing else.`,
    },
  ];
  return made.map(({ class: name, code, text, policy = "balanced", language: own = language }) => ({
    problem: problem.slug,
    class: name,
    leaks: true,
    policy,
    learner: { language: own, code },
    text,
  }));
}

function typed({ starterCode, references, signature }: Problem): string {
  const header = starterCode.typescript
    .split("\n")
    .find((line) => line.includes(entryPointIn(signature, "typescript")));
  const [, ...rest] = (references.javascript ?? "").split("\n");
  return [header ?? "", ...rest].join("\n");
}

function asDiff(before: string, after: string): string {
  const [header = "", ...body] = after.split("\n").filter((line) => line.trim() !== "");
  const gone = before
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "" && line.trim() !== "}");
  return [
    "@@ -1,4 +1,12 @@",
    ` ${header}`,
    ...gone.map((line) => `-${line}`),
    ...body.map((line) => (line === "}" ? " }" : `+${line}`)),
  ].join("\n");
}
