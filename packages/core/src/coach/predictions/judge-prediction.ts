import type { MadePrediction } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import type { Problems } from "../../ports/catalog.ts";
import { openProbe } from "./probe-question.ts";
import { readAnswer } from "./read-answer.ts";
import { readingsAt } from "./readings-at.ts";

type Predicted = {
  args: readonly RunValue[];
  /** As it was typed. */
  answer: string;
  source: MadePrediction["source"];
};

/**
 * Compares a prediction with the reference and with every misreading; null when all of them give the same for this
 * input.
 */
export async function judgePrediction(
  { problems }: { problems: Pick<Problems, "readingsOf" | "isSameAnswer"> },
  problem: Problem,
  { args, answer, source }: Predicted,
): Promise<MadePrediction | null> {
  const read = await readingsAt({ problems }, problem, args);
  if (!read || Object.keys(read.misread).length === 0) return null;
  const { expected } = read;
  const value = readAnswer(answer, problem.signature.returns);
  const isRight = await problems.isSameAnswer(problem.slug, args, { expected, answer: value });
  const misreading = isRight ? null : misreadingThatGives(value, read.misread);
  const outcome = isRight ? "right" : misreading ? "misread" : "wrong";
  return { ...openProbe(problem, args), answer, expected, outcome, misreading, source };
}

function misreadingThatGives(value: RunValue, misread: Record<string, RunValue>): string | null {
  const given = JSON.stringify(value);
  return (
    Object.entries(misread).find(([, answer]) => JSON.stringify(answer) === given)?.[0] ?? null
  );
}
