import { createContext, Script } from "node:vm";
import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { nativeProgram, nativeReference, type Reference } from "../native/call-reference.ts";
import type { Json } from "../schema/shared.ts";
import { effortOf, MAX_EFFORT } from "./small-inputs.ts";

/** What the reference gives for an input, and the misreadings that give something else. */
export type ReadAnswers = { expected: Json; misread: Record<string, Json> };

/**
 * For all readings together; some are written for small inputs only and would never end on others. Long enough that a
 * busy machine chooses the same probes.
 */
const LIMIT_MS = 1500;

/** null when an input or its answer is too large to work out by hand, or takes one of the programs too long. */
export type AnswersByReading = (args: readonly Json[]) => ReadAnswers | null;

export function answersByReading(
  authored: AuthoredProblem,
  isSame: (args: readonly Json[], expected: Json, actual: Json) => boolean,
): AnswersByReading {
  const reference = nativeReference(authored);
  const misreadings = Object.entries(authored.misreadingSources).map(
    ([name, source]): [string, Reference] => [
      name,
      nativeProgram(authored, `misreadings/${name}.js`, source),
    ],
  );
  return (args) =>
    withinLimit(() => {
      const expected = reference(args);
      if (effortOf(expected) > MAX_EFFORT) return null;
      const answers = misreadings.map(([name, read]): [string, Json] => [name, read(args)]);
      const differing = answers.filter(([, answer]) => !isSame(args, expected, answer));
      return { expected, misread: Object.fromEntries(differing) };
    });
}

const call = new Script("run()");

function withinLimit<Value>(run: () => Value): Value | null {
  try {
    return call.runInContext(createContext({ run }), { timeout: LIMIT_MS });
  } catch {
    return null;
  }
}
