import { readdirSync, readFileSync } from "node:fs";

export const classes = ["good", "clumsy", "partly", "wrong", "gamed", "off-topic"] as const;
export type Class = (typeof classes)[number];

export type Labelled = {
  slug: string;
  class: Class;
  /** The trick that a gamed explanation uses. */
  kind: string;
  /** Its number within its problem and class, from 1. */
  number: number;
  /** Kept for the final run: nothing was tuned on it. */
  final: boolean;
  fields: Fields;
};

type Fields = {
  explanation: string;
  inputOutputDescription: string;
  constraintsDescription: string;
  exampleWalkthrough: string;
  wrongApproach: string;
};

const folder = new URL("./explanations/", import.meta.url);

/** Problems kept entirely for the final run, so that it also has rubrics that nothing was tuned on. */
const keptProblems = new Set(["course-order", "palindrome-phrase"]);
/** This number of every other problem and class is kept, and so is every one that is marked. */
const KEPT_NUMBER = 4;

export function readExplanations(statementOf: (slug: string) => string): Labelled[] {
  return readdirSync(folder).flatMap((file) => {
    const slug = file.replace(/\.txt$/, "");
    const blocks = readFileSync(new URL(file, folder), "utf8").trim().split(/\n\n+/);
    const seen = new Map<string, number>();
    return blocks.map((block) => {
      const lines = linesOf(
        block.replaceAll("{{statement}}", statementOf(slug).replaceAll("\n", " ")),
      );
      const name = classes.find((each) => each === lines.get("class"));
      if (!name) throw new Error(`${file}: no class in\n${block}`);
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      const final = keptProblems.has(slug) || number === KEPT_NUMBER || lines.get("set") === "kept";
      return {
        slug,
        class: name,
        kind: lines.get("kind") ?? "",
        number,
        final,
        fields: fieldsOf(lines, file),
      };
    });
  });
}

function linesOf(block: string): Map<string, string> {
  return new Map(
    block.split("\n").map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)] as const;
    }),
  );
}

function fieldsOf(lines: Map<string, string>, file: string): Fields {
  const line = (name: string): string => {
    const text = lines.get(name);
    if (text === undefined) throw new Error(`${file}: a block without “${name}”`);
    return text;
  };
  return {
    explanation: line("says"),
    inputOutputDescription: line("in-out"),
    constraintsDescription: line("limits"),
    exampleWalkthrough: line("example"),
    wrongApproach: line("not"),
  };
}
