import { createContext, Script } from "node:vm";
import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { nativeProgram, nativeReference, type Reference } from "../native/call-reference.ts";
import type { Json } from "../schema/shared.ts";
import { effortOf, MAX_EFFORT } from "./small-inputs.ts";

/** What one input gives, rightly read and misread; the misreadings that agree with the reference are not in it. */
export type ReadAnswers = { expected: Json; misread: Record<string, Json> };

/**
 * All readings together; some are written for small inputs only and would take for ever on others. Long enough that
 * a busy machine chooses the same probes.
 */
const LIMIT_MS = 1500;

/** null where an input or its answer is too much to be worked out by hand, or for one of the programs. */
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
