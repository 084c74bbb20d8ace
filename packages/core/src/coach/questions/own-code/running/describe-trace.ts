import type { CodeOutline } from "../../../../entities/runs/code-outline.ts";
import type { Trace, TraceStep } from "../../../../entities/runs/trace.ts";
import { traceText } from "../../../../runs/values/trace-text.ts";
import { roundsOf } from "./rounds-of.ts";

const MOST_LOOPS = 3;
const MOST_LINES = 4;
const MOST_NAMES = 4;
const MOST_VALUES = 8;
const MAX_VALUE_LENGTH = 60;

/** What one run of a program shows, a sentence each: rounds of loops, lines that never ran, variables that never changed. */
export function describeTrace(outline: CodeOutline, trace: Trace, code: string): string[] {
  return [
    ...outline.loops.slice(0, MOST_LOOPS).map((loop) => roundsSentence(loop, trace, code)),
    ...unreachedSentence(outline, trace),
    ...unchangedSentences(outline, trace),
  ];
}

function roundsSentence(loop: CodeOutline["loops"][number], trace: Trace, code: string): string {
  const rounds = roundsOf(loop, trace);
  const times = rounds.length === 1 ? "once" : `${rounds.length} times`;
  const head = code.split("\n")[loop.line - 1]?.trim() ?? "";
  const last = linesOf(trace).at(-1);
  const endedInside =
    trace.result.kind === "returned" &&
    last !== undefined &&
    last.line > loop.line &&
    last.line <= loop.endLine
      ? `, and line ${last.line} left it in that round`
      : "";
  const set = head.match(/[A-Za-z_]\w*/g) ?? [];
  const name = set.find((word) => rounds.some((step) => valueAt(step, word) !== ""));
  const values = name === undefined ? [] : shortened(rounds.map((step) => valueAt(step, name)));
  const held = values.length > 0 && name ? `, with ${name} = ${values.join(", ")}` : "";
  return `The loop at line ${loop.line} (\`${head}\`) went round ${times}${held}${endedInside}.`;
}

const linesOf = ({ steps }: Trace): TraceStep[] =>
  steps.filter(({ event }) => event === "step_line");

/** Lines that a complete run never came to. */
export function unreachedLines({ lines, functions }: CodeOutline, trace: Trace): number[] {
  if (trace.cut !== null) return [];
  const ran = new Set(trace.steps.map(({ line }) => line));
  const heads = new Set(functions.map(({ line }) => line));
  return lines
    .filter(({ line, kind }) => !ran.has(line) && !heads.has(line) && !OUTSIDE.has(kind))
    .map(({ line }) => line);
}
const OUTSIDE: ReadonlySet<string> = new Set(["function", "import", "else"]);

function unreachedSentence(outline: CodeOutline, trace: Trace): string[] {
  const never = [...new Set(unreachedLines(outline, trace))];
  if (never.length === 0) return [];
  const which = never.slice(0, MOST_LINES).join(", ");
  const more = never.length > MOST_LINES ? " and more" : "";
  return [
    never.length === 1
      ? `Line ${which} was never reached.`
      : `These lines were never reached: ${which}${more}.`,
  ];
}

/** Variables that a line changes inside a loop, and that kept their first value all the same. */
function unchangedSentences({ lines, loops }: CodeOutline, trace: Trace): string[] {
  const inLoop = lines.filter(({ line }) =>
    loops.some((loop) => line > loop.line && line <= loop.endLine),
  );
  const names = [...new Set(inLoop.flatMap(({ sets }) => sets))];
  return names
    .flatMap((name) => {
      const values = valuesOf(trace, name);
      return values.length === 1 && lines.filter(({ sets }) => sets.includes(name)).length > 1
        ? [`\`${name}\` was ${values[0]} all the time.`]
        : [];
    })
    .slice(0, MOST_NAMES);
}

/** The values of a variable one after the other, each once for as long as it stays the same. */
export function valuesOf({ steps }: Pick<Trace, "steps">, name: string): string[] {
  const values: string[] = [];
  for (const step of steps) {
    const text = valueAt(step, name);
    if (text !== "" && text !== values.at(-1)) values.push(text);
  }
  return values;
}

const valueAt = ({ stack_to_render, heap }: TraceStep, name: string): string =>
  traceText(stack_to_render.at(-1)?.encoded_locals[name], heap).slice(0, MAX_VALUE_LENGTH);

export const shortened = (values: readonly string[]): string[] =>
  values.length > MOST_VALUES
    ? [...values.slice(0, MOST_VALUES - 2), "…", values.at(-1) ?? ""]
    : [...values];

/** What a run shows, as a section of an answer; none where there is nothing to tell. */
export function runSection(
  outline: CodeOutline | null,
  trace: Trace | null,
  code: string,
  call: string,
): { heading: string; content: string }[] {
  const told = outline && trace ? describeTrace(outline, trace, code) : [];
  if (told.length === 0) return [];
  return [
    {
      heading: `What your program did in ${call}`,
      content: told.map((each) => `- ${each}`).join("\n"),
    },
  ];
}
