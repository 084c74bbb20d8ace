import type { Problem } from "../../entities/catalog/problem.ts";
import type { Language } from "../../entities/runs/language.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import type { Trace } from "../../entities/runs/trace.ts";
import { countRounds } from "./count-rounds.ts";

/** How many visible tests are tried until one is traced to its end; a trace that was cut cannot be compared. */
const MOST_TRIES = 3;
/** An input with fewer elements tells nothing about how often a program goes through it. */
const LEAST_ELEMENTS = 2;

type Counted = { own: number; author: number };

export type ComparedTraces = {
  testIndex: number;
  /** How many lines each program ran, each time it came to one. */
  lines: Counted;
  /** How many rounds the loops made, for an input of so many elements; null where the input is too small. */
  rounds: (Counted & { elements: number }) | null;
};

type Programs = { language: Language; own: string; author: string };

/** On the largest visible test that both programs finish within a trace; null where there is none. */
export async function compareTraces(
  { tests }: Pick<Problem, "tests">,
  { language, ...codes }: Programs,
  trace: (code: string, test: Problem["tests"][number]) => Promise<Trace>,
): Promise<ComparedTraces | null> {
  const largest = tests
    .flatMap((test, testIndex) => (test.hidden ? [] : [{ test, testIndex }]))
    .toSorted((one, other) => sizeOf(other.test) - sizeOf(one.test));
  for (const { test, testIndex } of largest.slice(0, MOST_TRIES)) {
    const own = await trace(codes.own, test);
    const author = await trace(codes.author, test);
    if (own.cut !== null || author.cut !== null) continue;
    const elements = Math.max(0, ...test.args.map(elementsIn));
    return {
      testIndex,
      lines: { own: linesIn(own), author: linesIn(author) },
      rounds:
        elements < LEAST_ELEMENTS
          ? null
          : {
              elements,
              own: countRounds({ code: codes.own, language, trace: own }),
              author: countRounds({ code: codes.author, language, trace: author }),
            },
    };
  }
  return null;
}

function sizeOf({ args }: Problem["tests"][number]): number {
  return JSON.stringify(args).length;
}

/** The letters of a text, the items of a list, the cells of a grid. */
function elementsIn(value: RunValue): number {
  if (typeof value === "string") return value.length;
  return Array.isArray(value) ? cellsIn(value) : 0;
}

function cellsIn(items: readonly RunValue[]): number {
  return items.reduce<number>((sum, item) => sum + (Array.isArray(item) ? cellsIn(item) : 1), 0);
}

function linesIn({ steps }: Trace): number {
  return steps.filter(({ event }) => event === "step_line").length;
}
