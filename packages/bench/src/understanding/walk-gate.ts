import type { Mode, Prediction } from "@foothold/core/attempt";
import type { Problem, Problems } from "@foothold/core/catalog";
import { chooseProbe, judgePrediction, standingOf } from "@foothold/core/coach";
import type { Learner, Readings } from "./learners.ts";

/** Whoever has not passed by then is held; nobody goes on for ever. */
export const MOST_PREDICTIONS = 12;

export type Gate = {
  problem: Problem;
  problems: Pick<Problems, "readingsOf" | "isSameAnswer">;
  /** By every misreading, also one that this gate does not know. */
  allReadingsOf(args: Prediction["args"]): Promise<Readings>;
};

/** After how many predictions somebody passes; null where they are held. */
export async function walkGate(
  { problem, problems, allReadingsOf }: Gate,
  learner: Learner,
  { mode, seed }: { mode: Mode; seed: number },
): Promise<number | null> {
  const predictions: Prediction[] = [];
  for (let count = 1; count <= MOST_PREDICTIONS; count++) {
    const probe = chooseProbe({ problem, mode, predictions, seed });
    if (!probe) throw new Error(`${problem.slug} has no probe`);
    const { args } = probe;
    const answer = JSON.stringify(learner(await allReadingsOf(args)));
    const made = await judgePrediction({ problems }, problem, { args, answer, source: "probe" });
    if (!made) throw new Error(`${problem.slug} cannot judge ${JSON.stringify(args)}`);
    predictions.push({ ...made, timestamp: "" });
    if (standingOf(problem, mode, predictions).verdict === "enough") return count;
  }
  return null;
}
