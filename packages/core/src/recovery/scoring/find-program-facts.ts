import type { TraceEncoded } from "../../entities/runs/trace.ts";
import type { Deps } from "../../ports/deps.ts";
import type { ProgramFacts } from "../../ports/recovery/program-facts.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import { traceRequest } from "../../runs/run-request.ts";
import { callText } from "../../runs/values/call-text.ts";
import { valueText } from "../../runs/values/value-text.ts";
import { failingTests } from "./failing-tests.ts";

/** Traces the smallest visible test that fails. Without such a test or a sandbox, only authored examples and tests are known. */
export async function findProgramFacts(
  { runner }: Pick<Deps, "runner">,
  context: VoiceContext,
): Promise<ProgramFacts> {
  const { problem, attempt } = context;
  const authored = [...problem.examples, ...problem.tests.filter(({ hidden }) => !hidden)];
  const known = authored.map(({ args, expected }) => ({
    call: callText(context, args),
    values: [valueText(expected)],
  }));
  const [failing] = failingTests(context);
  const test = failing && problem.tests[failing.index];
  if (!failing || !test) return { calls: known, variables: new Map(), lines: new Set() };
  const actual = failing.actual === undefined ? [] : [valueText(failing.actual)];
  const error = failing.error ? [failing.error.type] : [];
  const call = callText(context, failing.args);
  const calls = known.map((each) =>
    each.call === call ? { call, values: [...each.values, ...actual, ...error] } : each,
  );
  const trace = await runner.trace(traceRequest(problem, attempt, test)).catch(() => null);
  const variables = new Map<string, Set<string>>();
  for (const { stack_to_render, globals } of trace?.steps ?? []) {
    const all = [globals, ...stack_to_render.map(({ encoded_locals }) => encoded_locals)];
    for (const [name, value] of all.flatMap((each) => Object.entries(each))) {
      variables.set(name, (variables.get(name) ?? new Set()).add(plainText(value)));
    }
  }
  return { calls, variables, lines: new Set(trace?.steps.map(({ line }) => line)) };
}

/** Numbers, texts, true and false as text. Lists and objects are not compared, so they have none. */
function plainText(value: TraceEncoded): string {
  return Array.isArray(value) ? "" : JSON.stringify(value);
}
