import type { Mode, Prediction } from "@foothold/core/attempt";
import type { Problem, Problems } from "@foothold/core/catalog";
import {
  chooseProbes,
  correctablePrediction,
  judgePrediction,
  standingOf,
} from "@foothold/core/coach";
import type { RunValue } from "@foothold/core/runs";
import type { Learner, Readings } from "./learners.ts";

/** A learner who has not passed after this many predictions counts as held. */
export const MOST_PREDICTIONS = 12;

export type Gate = {
  problem: Problem;
  problems: Pick<Problems, "readingsOf" | "isSameAnswer">;
  /** By every misreading, also one that this gate does not know. */
  allReadingsOf(args: Prediction["args"]): Promise<Readings>;
};

/** How many values somebody gave who passed, and to how many questions, each of which may hold several inputs. */
export type Passed = { predictions: number; questions: number };

/** Null where they are held. */
export async function walkGate(
  { problem, problems, allReadingsOf }: Gate,
  learner: Learner,
  { mode, seed }: { mode: Mode; seed: number },
): Promise<Passed | null> {
  const predictions: Prediction[] = [];
  let round = 0;

  async function predict(args: Prediction["args"], source: Prediction["source"], before?: string) {
    const given = before === undefined ? undefined : (JSON.parse(before) as RunValue);
    const answer = JSON.stringify(learner(await allReadingsOf(args), given));
    const made = await judgePrediction({ problems }, problem, { args, answer, source });
    if (!made) throw new Error(`${problem.slug} cannot judge ${JSON.stringify(args)}`);
    predictions.push({ ...made, round, timestamp: "" });
  }
  const isEnough = () => standingOf(problem, mode, predictions).verdict === "enough";

  while (predictions.length < MOST_PREDICTIONS) {
    round += 1;
    const probes = chooseProbes({ problem, mode, predictions, seed });
    if (probes.length === 0) throw new Error(`${problem.slug} has no probe`);
    for (const { args } of probes) {
      if (predictions.length < MOST_PREDICTIONS) await predict([...args], "probe");
    }
    const slip = correctablePrediction(problem, predictions);
    if (slip && predictions.length < MOST_PREDICTIONS) {
      await predict(slip.args, "correction", slip.answer);
    }
    if (isEnough()) return { predictions: predictions.length, questions: round };
  }
  return null;
}
