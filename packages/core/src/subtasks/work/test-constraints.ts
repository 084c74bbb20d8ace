import type { RunValue } from "../../entities/runs/run.ts";
import { callText } from "../../runs/values/call-text.ts";
import { constraintInputs } from "./constraint-inputs.ts";
import { type Ran, runOnInput } from "./run-on-input.ts";
import { type Findings, found, type WorkContext, workThrough } from "./work-context.ts";

const MAX_INPUTS = 12;

/** An input for each constraint, checked against the reference. Where the program is right it becomes a test. */
export async function testConstraints(
  context: WorkContext,
  { constraints }: { constraints: readonly number[] },
): Promise<Findings> {
  const tried = await workThrough(context, constraints, (place) => testConstraint(context, place));
  return found(tried.map(({ words }) => words).join("\n\n"), {
    todos: tried.flatMap(({ todo }) => (todo ? [{ text: todo, completed: false }] : [])),
    stepOutput: { tests: tried.flatMap(({ test }) => (test ? [test] : [])) },
  });
}

type Tested = {
  words: string;
  todo?: string;
  test?: { name: string; args: RunValue[]; expected: RunValue };
};

async function testConstraint(context: WorkContext, place: number): Promise<Tested> {
  const { problem } = context.subject;
  const name = (problem.constraints[place] ?? "").slice(0, 200);
  const known = new Set(problem.examples.map(({ args }) => JSON.stringify(args)));
  const inputs = constraintInputs(problem, place).filter(
    (args) => !known.has(JSON.stringify(args)),
  );
  for (const args of inputs.slice(0, MAX_INPUTS)) {
    const ran = await runOnInput(context, args);
    if (ran) return told(context, name, args, ran);
  }
  const words = `“${name}” No input follows from these words by rule.`;
  return { words, todo: `Make up an input for: ${name}` };
}

function told(context: WorkContext, name: string, args: RunValue[], ran: Ran): Tested {
  const words = `“${name}” ${ran.words}`;
  if (ran.gave !== undefined) return { words, test: { name, args, expected: ran.gave } };
  const call = callText(context.subject, args);
  return { words, todo: `Work out by hand what ${call} should give, and add it to tests.json.` };
}
