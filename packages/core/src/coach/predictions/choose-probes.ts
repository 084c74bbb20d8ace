import type { Mode } from "../../entities/attempt/attempt-mode.ts";
import type { MadePrediction, OpenProbe } from "../../entities/attempt/attempt-payloads.ts";
import type { Probe } from "../../entities/catalog/problem-teaching.ts";
import { type AskedFor, chooseProbe } from "./choose-probe.ts";
import { openProbe } from "./probe-question.ts";
import { standingOf } from "./standing.ts";

/** How many probes a round holds. An expert who understands needs one round, a beginner two or three. */
export const PROBES_AT_ONCE: Record<Mode, number> = { BEGINNER: 2, EXPERT: 6 };

/**
 * The probes of a round: the one that shows most, then the one that shows most after a right answer to it, and so on,
 * until right answers to all of them would be enough. `open` are those of the round that stay.
 */
export function chooseProbes(asked: AskedFor, open: readonly OpenProbe[] = []): OpenProbe[] {
  const { problem, mode } = asked;
  const round = [...open];
  const predictions = [...asked.predictions, ...open.flatMap((probe) => rightAnswer(asked, probe))];
  const isEnough = () => standingOf(problem, mode, predictions).verdict === "enough";
  while (round.length < PROBES_AT_ONCE[mode] && !isEnough()) {
    const probe = chooseProbe({ ...asked, predictions });
    if (!probe) break;
    const next = openProbe(problem, probe.args);
    if (round.some(({ question }) => question === next.question)) break;
    round.push(next);
    predictions.push(...rightAnswer(asked, probe));
  }
  return round;
}

/** Whether right answers to these probes would be enough. */
export function wouldBeEnough(asked: AskedFor, open: readonly OpenProbe[]): boolean {
  const { problem, mode, predictions } = asked;
  const right = open.flatMap((probe) => rightAnswer(asked, probe));
  return standingOf(problem, mode, [...predictions, ...right]).verdict === "enough";
}

function rightAnswer({ problem }: AskedFor, { args }: Pick<Probe, "args">): MadePrediction[] {
  const input = JSON.stringify(args);
  const probe = problem.probes.find((one) => JSON.stringify(one.args) === input);
  if (!probe) return [];
  const { expected } = probe;
  const answer = JSON.stringify(expected);
  const made = { answer, expected, outcome: "right", misreading: null, source: "probe" } as const;
  return [{ ...openProbe(problem, args), ...made }];
}
