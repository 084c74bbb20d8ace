import { type ReviewCheck, reviewChecks } from "../../entities/subtasks/sub-task.ts";
import type { RequestShape } from "../../entities/subtasks/sub-task-plan.ts";
import type { PlanFacts, PlanStep } from "./plan-step.ts";

/** What a request is split over: the number of items, and how a step for some of them is made. */
export type Mapping = {
  count: number;
  stepFor(places: readonly number[]): Omit<PlanStep, "dependsOn">;
  /** The instruction of the last step, which sums up. */
  collect: string;
  isReview?: boolean;
};

type MappedShape = Exclude<RequestShape, "versions" | "other">;

export const mappings: Record<MappedShape, (facts: PlanFacts) => Mapping> = {
  "failing-tests": ({ failingTests, solution }) => ({
    count: failingTests.length,
    collect: "Say what the failing tests have in common.",
    stepFor: (places) => {
      const tests = places.map((place) => failingTests[place] ?? 0);
      return {
        instruction: `Explain why ${listed(
          "test",
          tests.map((test) => test + 1),
        )} ${tests.length === 1 ? "fails" : "fail"}.`,
        contextFiles: [solution],
        constraints: ["Say what was measured", "Do not correct the program"],
        work: { kind: "explain-tests", tests },
        difficulty: "simple",
      };
    },
  }),
  constraints: ({ constraints }) => ({
    count: constraints.length,
    collect: "Put the tests together in tests.json.",
    stepFor: (places) => ({
      instruction: `Find an input for ${listed(
        "constraint",
        places.map((place) => place + 1),
      )}.`,
      contextFiles: [],
      constraints: places.map((place) => constraints[place] ?? ""),
      work: { kind: "test-constraints", constraints: [...places] },
      difficulty: "simple",
    }),
  }),
  lines: ({ lines, solution }) => ({
    count: lines.length,
    collect: "Say in two sentences how the lines work together.",
    stepFor: (places) => {
      const numbers = places.map((place) => lines[place] ?? 1);
      return {
        instruction: `Say what ${listed("line", numbers)} ${numbers.length === 1 ? "does" : "do"}.`,
        contextFiles: [solution],
        constraints: ["Say what the line does, not what it should do"],
        work: { kind: "describe-lines", lines: numbers },
        difficulty: "simple",
      };
    },
  }),
  breaking: ({ inputs, solution }) => ({
    count: inputs.length,
    collect: "List the inputs that break the program.",
    stepFor: (places) => {
      const names = places.map((place) => inputs[place] ?? "");
      return {
        instruction: `Try ${names.join(", ")}.`,
        contextFiles: [solution],
        constraints: ["Only inputs that the task allows"],
        work: { kind: "try-inputs", inputs: names },
        difficulty: "simple",
      };
    },
  }),
  review: ({ files, solution }) => {
    const own = files.filter((path) => path !== solution);
    const checks: Check[] = [
      ...reviewChecks.map((check) => ({ check, instruction: checkWords[check] })),
      ...own.map((path) => ({ path, instruction: `Look at ${path}.` })),
    ];
    return {
      count: checks.length,
      collect: "Say what is left to do before it is handed in.",
      isReview: true,
      stepFor: (places) => {
        const chosen = places.flatMap((place) => checks[place] ?? []);
        return {
          instruction: chosen.map(({ instruction }) => instruction).join(" "),
          contextFiles: [...new Set(chosen.map(({ path }) => path ?? solution))],
          constraints: ["Ask and point; do not correct the program"],
          work: {
            kind: "review",
            checks: chosen.flatMap(({ check }) => check ?? []),
            files: chosen.flatMap(({ path }) => path ?? []),
          },
          difficulty: chosen.some(({ check }) => check === "growth") ? "hard" : "simple",
        };
      },
    };
  },
};

type Check = { instruction: string; check?: ReviewCheck; path?: string };

const checkWords: Record<ReviewCheck, string> = {
  tests: "Run the visible tests.",
  edges: "Try the edges.",
  growth: "Measure how the time grows.",
  names: "Read the names.",
  task: "Read the task once more.",
};

function listed(noun: string, numbers: readonly number[]): string {
  if (numbers.length === 1) return `${noun} ${numbers[0]}`;
  return `${noun}s ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}
