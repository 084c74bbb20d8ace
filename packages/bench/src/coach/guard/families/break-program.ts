import type { Language } from "@foothold/core/runs";

/** What was broken in a right program, with what a tutor would need to say to mend it. */
export type Break =
  | { kind: "sign"; line: string; from: string; to: string }
  | { kind: "offset"; line: string; right: string; from: string; to: string }
  | { kind: "literal"; line: string; right: string; name: string; from: string; to: string }
  | { kind: "returned"; line: string; right: string; from: string; to: string }
  | { kind: "call"; line: string; right: string; from: string; to: string }
  | { kind: "missing"; right: string; before: string; after: string }
  | { kind: "order"; first: string; second: string }
  | { kind: "indent"; line: string; inwards: boolean };

export type BrokenProgram = { code: string; broken: Break };

const comparisons: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const comparison = / (<=|>=|<|>) /g;
const offset = /([\w.\])]+) ([-+]) 1\b/g;
const literal = /^(\s*(?:const |let )?)(\w+) = (-?\d+|None|null|True|False|true|false)(;?)$/;
const returned = /^(\s*return )(-?\d+|\w+)(;?)$/;
const otherLiteral: Record<string, string> = {
  "0": "1",
  "1": "0",
  "-1": "0",
  None: "0",
  null: "0",
  True: "False",
  False: "True",
  true: "false",
  false: "true",
};

/** Every way to break a right program by one small change. */
export function breakProgram(code: string, language: Language): BrokenProgram[] {
  const lines = code.replace(/\n+$/, "").split("\n");
  return [...lines.flatMap((_, at) => breakLine(lines, at)), ...breakLayout(lines, language)];
}

function breakLine(lines: readonly string[], at: number): BrokenProgram[] {
  const line = lines[at] ?? "";
  const put = (text: string, broken: Break): BrokenProgram => ({
    code: replaced(lines, at, text),
    broken,
  });
  const splice = ({ index, 0: old }: RegExpExecArray | RegExpMatchArray, text: string) =>
    line.slice(0, index ?? 0) + text + line.slice((index ?? 0) + old.length);
  const right = line.trim();
  const made: BrokenProgram[] = [];
  for (const match of line.matchAll(comparison)) {
    const to = match[1] ?? "";
    const from = comparisons[to] ?? "";
    const text = splice(match, ` ${from} `);
    made.push(put(text, { kind: "sign", line: text.trim(), from, to }));
  }
  for (const match of line.matchAll(offset)) {
    const [to, kept = ""] = match;
    const text = splice(match, kept);
    made.push(put(text, { kind: "offset", line: text.trim(), right, from: kept, to }));
  }
  const set = literal.exec(line);
  if (set) {
    const [, start = "", name = "", to = "", end = ""] = set;
    const from = otherLiteral[to] ?? "0";
    const text = `${start}${name} = ${from}${end}`;
    made.push(put(text, { kind: "literal", line: text.trim(), right, name, from, to }));
  }
  const given = returned.exec(line);
  if (given) {
    const [, start = "", to = "", end = ""] = given;
    const from = otherLiteral[to] ?? "0";
    const text = `${start}${from}${end}`;
    made.push(put(text, { kind: "returned", line: text.trim(), right, from, to }));
  }
  const called = /\b(min|max)\(/.exec(line);
  if (called) {
    const to = called[1] ?? "";
    const from = to === "min" ? "max" : "min";
    const text = splice(called, `${from}(`);
    made.push(put(text, { kind: "call", line: text.trim(), right, from, to }));
  }
  return made;
}

const isPlain = (line: string): boolean =>
  line.trim() !== "" && !/[:{}]\s*$|^\s*(def|function|import|for|while|if|else|elif|\()/.test(line);
const indentOf = (line: string): number => line.search(/\S|$/);

function breakLayout(lines: readonly string[], language: Language): BrokenProgram[] {
  return lines.flatMap((line, at) => {
    const made: BrokenProgram[] = [];
    const next = lines[at + 1] ?? "";
    const before = lines[at - 1] ?? "";
    if (!isPlain(line)) return made;
    const isOnly = /[:{]\s*$/.test(before) && indentOf(next) < indentOf(line);
    const others = lines.filter((_, index) => index !== at);
    if (!isOnly && !/^\s*return\b/.test(line)) {
      const broken: Break = {
        kind: "missing",
        right: line.trim(),
        before: next.trim(),
        after: before.trim(),
      };
      made.push({ code: `${others.join("\n")}\n`, broken });
    }
    if (isPlain(next) && indentOf(next) === indentOf(line)) {
      const swapped = [...lines.slice(0, at), next, line, ...lines.slice(at + 2)];
      const broken: Break = { kind: "order", first: line.trim(), second: next.trim() };
      made.push({ code: `${swapped.join("\n")}\n`, broken });
    }
    if (
      language === "python" &&
      !isOnly &&
      indentOf(before) === indentOf(line) &&
      indentOf(next) < indentOf(line)
    ) {
      const out = line.slice(4);
      made.push({
        code: replaced(lines, at, out),
        broken: { kind: "indent", line: line.trim(), inwards: true },
      });
    }
    if (language === "python" && indentOf(before) > indentOf(line) && indentOf(line) > 0) {
      made.push({
        code: replaced(lines, at, `${" ".repeat(indentOf(before))}${line.trim()}`),
        broken: { kind: "indent", line: line.trim(), inwards: false },
      });
    }
    return made;
  });
}

const replaced = (lines: readonly string[], at: number, text: string): string =>
  `${[...lines.slice(0, at), text, ...lines.slice(at + 1)].join("\n")}\n`;
