import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { nativeReference } from "../native/call-reference.ts";
import type { Json } from "../schema/shared.ts";
import { answersByReading, type ReadAnswers } from "./answers-by-reading.ts";
import { generatedReadings } from "./generated/generated-readings.ts";
import { type SameAnswer, sameAnswerFor } from "./same-answer.ts";
import { effortOf, inputRuleOf, smallInputs } from "./small-inputs.ts";
import { variationsOf } from "./variations.ts";

export type Candidate = ReadAnswers & {
  args: Json[];
  /** Names of the generated readings that differ from the reference here. */
  generated: string[];
  sensitivity: number;
  effort: number;
};

/**
 * Small inputs with the result of every reading. Examples are left out because the statement has their answers, tests
 * because hidden ones must stay hidden.
 */
export function probeCandidates(authored: AuthoredProblem): Candidate[] {
  const known = new Set(
    [...authored.problem.examples, ...authored.tests.visible, ...authored.tests.hidden].map(
      ({ args }) => JSON.stringify(args),
    ),
  );
  const isSame = sameAnswerFor(authored);
  const answers = answersByReading(authored, isSame);
  const sensitivityOf = sensitivityIn(authored, isSame);
  const readings = [...generatedReadings(authored)];
  return smallInputs(authored).flatMap((args): Candidate[] => {
    if (known.has(JSON.stringify(args))) return [];
    const read = answers(args);
    if (!read) return [];
    const { expected } = read;
    const generated = readings.flatMap(([name, reading]) => {
      const given = reading(args, expected);
      return given === undefined || isSame(args, expected, given) ? [] : [name];
    });
    const effort = effortOf(args) + effortOf(expected);
    return [{ args, ...read, generated, sensitivity: sensitivityOf(args), effort }];
  });
}

/**
 * The share of small changes to an input that change its answer. When every detail matters, a misreading that nobody
 * has authored shows too.
 */
function sensitivityIn(
  authored: AuthoredProblem,
  isSame: SameAnswer,
): (args: readonly Json[]) => number {
  const solve = nativeReference(authored);
  const isAllowed = inputRuleOf(authored);
  if (!isAllowed) return () => 0;
  return (args) => {
    const expected = solve(args);
    const near = variationsOf(args).filter(isAllowed);
    const changed = near.filter((one) => !isSame(one, expected, solve(one)));
    return near.length === 0 ? 0 : changed.length / near.length;
  };
}
