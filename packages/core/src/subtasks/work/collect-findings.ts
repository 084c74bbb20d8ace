import { z } from "zod";
import type { FileChange } from "../../entities/chat/chat-reply.ts";
import { MAX_OWN_TESTS, type OwnTest } from "../../entities/runs/own-test.ts";
import { ownTestsSchema } from "../../entities/runs/own-test-schema.ts";
import type { RequestShape } from "../../entities/subtasks/sub-task-plan.ts";
import { readOwnTests } from "../../runs/files/read-own-tests.ts";
import { type Findings, found, type WorkContext } from "./work-context.ts";

/** Sums up what the sub-tasks before it found. */
export async function collectFindings(context: WorkContext): Promise<Findings> {
  const { plan } = context.stored;
  return collectors[plan.shape](context);
}

const collectors: Record<RequestShape, (context: WorkContext) => Findings> = {
  "failing-tests": (context) => {
    const kinds = read(context, z.object({ kinds: z.array(z.string()) })).flatMap(
      ({ kinds: each }) => each,
    );
    const counts = [...new Set(kinds)].map(
      (kind) => [kind, kinds.filter((each) => each === kind).length] as const,
    );
    const most = counts.toSorted(([, one], [, other]) => other - one)[0];
    const told = counts.map(([kind, count]) => `${kind} (${count})`).join(", ");
    if (!most) return found("No test was explained.");
    const same = counts.length === 1 ? "They all fail in the same way" : "They fail like this";
    return found(
      `${kinds.length} tests looked at. ${same}: ${told}. Begin with the first of “${most[0]}”: what repairs it may repair the others.`,
    );
  },
  constraints: (context) => {
    const tests = read(context, z.object({ tests: ownTestsSchema })).flatMap((each) => each.tests);
    const { plan } = context.stored;
    const change = addedTests(plan.files["tests.json"], tests);
    const words = `${tests.length} ${tests.length === 1 ? "test" : "tests"} for tests.json, each held against the task.`;
    return found(words, { fileChanges: change ? [change] : [] });
  },
  versions: (context) => {
    const [earlier, present] = read(context, z.object({ passed: z.array(z.number()) }));
    if (!earlier || !present) return found("There are no two versions to compare.");
    const won = present.passed.filter((test) => !earlier.passed.includes(test));
    const lost = earlier.passed.filter((test) => !present.passed.includes(test));
    const said = [
      won.length > 0 ? `Tests that pass now and did not before: ${won.join(", ")}.` : "",
      lost.length > 0 ? `Tests that passed before and fail now: ${lost.join(", ")}.` : "",
    ].filter(Boolean);
    return found(said.join(" ") || "Both versions pass the same visible tests.");
  },
  lines: (context) => {
    const numbers = z.array(z.number());
    const described = read(context, z.object({ lines: numbers, never: numbers }));
    const count = described.flatMap(({ lines }) => lines).length;
    const never = described.flatMap((each) => each.never);
    const words = `${count} ${count === 1 ? "line is" : "lines are"} described, each with what it did on one input.`;
    if (never.length === 0) return found(words);
    return found(`${words} Never reached there: line ${never.join(", ")}.`);
  },
  breaking: (context) => {
    const outputs = read(context, z.object({ breaking: z.array(z.string()) }));
    const breaking = [...new Set(outputs.flatMap((each) => each.breaking))];
    if (breaking.length === 0) return found("Nothing that was tried breaks it.");
    const noun = breaking.length === 1 ? "input breaks" : "inputs break";
    return found(`${breaking.length} ${noun} it. Begin with: ${breaking[0]}`);
  },
  review: (context) => {
    const toDo = read(context, z.object({ toDo: z.array(z.string()) })).flatMap(
      (each) => each.toDo,
    );
    const done = `${countDone(context)} checks are done.`;
    if (toDo.length === 0) return found(`${done} Nothing that was checked is left to do.`);
    const todos = toDo.map((text) => ({ text, completed: false }));
    return found(`${done} Left to do: ${toDo.join(" ")}`, { todos });
  },
  other: (context) => found(`${countDone(context)} parts are done.`),
};

const countDone = ({ stored }: WorkContext): number =>
  stored.tasks.filter(({ status }) => status === "completed").length;

/** What the sub-tasks that it depends on left for it, in the plan's order. */
function read<Output>({ stored, task }: WorkContext, schema: z.ZodType<Output>): Output[] {
  return stored.tasks
    .filter(({ subtaskId }) => task.dependencies.includes(subtaskId))
    .flatMap(({ subtaskId }) => {
      const parsed = schema.safeParse(stored.plan.stepOutputs[subtaskId]);
      return parsed.success ? [parsed.data] : [];
    });
}

function addedTests(stored: string | undefined, tests: readonly OwnTest[]): FileChange | null {
  const before = readOwnTests(stored ?? "[]");
  if (!before.readable) return null;
  const known = new Set(before.tests.map(({ args }) => JSON.stringify(args)));
  const added = tests.filter(({ args }) => {
    const key = JSON.stringify(args);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  if (added.length === 0) return null;
  const all = [...before.tests, ...added].slice(0, MAX_OWN_TESTS);
  const content = `[\n${all.map((test) => `  ${JSON.stringify(test)}`).join(",\n")}\n]\n`;
  return { path: "tests.json", content, note: "A test for each constraint." };
}
