import type { ProgramFacts } from "../../ports/recovery/program-facts.ts";

export type CheckedClaims = {
  /** How many claims of the text were checked and are true. */
  true: number;
  /** How many were checked and are false. */
  false: number;
};

const CLAIMED_RESULT =
  /^ {0,2}(?:must give|should give|has to give|gives|returns|is|→|->|=)\s{1,3}(\S{1,130})/;
const CLAIMED_VALUE =
  /(?<![\w.])`?([A-Za-z_]\w{0,40})`? (?:is|becomes|=|==|has the value) (-?\d+(?:\.\d+)?|true|false|True|False|"[^"\n]{0,40}")(?![\w%])/g;
const LINE = /\blines? (\d{1,4})\b/gi;
const TRAILING_MARKS = /(?<![.,;:)])[.,;:)]+$/;

/** Compares what a text says about calls, variables and lines with what running the program showed. */
export function checkClaims(
  text: string,
  { calls, variables, lines }: ProgramFacts,
): CheckedClaims {
  const checked = [
    ...calls.flatMap(({ call, values }) => callClaims(text, call, values)),
    ...[...text.matchAll(CLAIMED_VALUE)].flatMap(([, name = "", value = ""]) => {
      const taken = variables.get(name);
      return taken ? [taken.has(value.toLowerCase()) || taken.has(value)] : [];
    }),
    ...(lines.size === 0
      ? []
      : [...text.matchAll(LINE)].map(([, line]) => lines.has(Number(line)))),
  ];
  const holding = checked.filter(Boolean).length;
  return { true: holding, false: checked.length - holding };
}

function callClaims(text: string, call: string, values: readonly string[]): boolean[] {
  const claims: boolean[] = [];
  for (let at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + 1)) {
    const said = CLAIMED_RESULT.exec(text.slice(at + call.length, at + call.length + 160))?.[1];
    if (said === undefined) continue;
    claims.push(
      values.some((value) => value === said || value === said.replace(TRAILING_MARKS, "")),
    );
  }
  return claims;
}

/** Whether the text names something that running showed: a call, a variable of the trace, or a line that was run. */
export function namesWhatRan(text: string, { calls, variables, lines }: ProgramFacts): boolean {
  if (calls.some(({ call }) => text.includes(call))) return true;
  if ([...text.matchAll(LINE)].some(([, line]) => lines.has(Number(line)))) return true;
  const words = new Set(text.match(/[A-Za-z_]\w{0,60}/g) ?? []);
  // A short name such as "a" or "is" may be an ordinary word of the sentence.
  return [...variables.keys()].some((name) => name.length > 2 && words.has(name));
}
