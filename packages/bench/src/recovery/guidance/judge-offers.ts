import type { Situation } from "@foothold/core/recovery";

/** `expected` is the id of the note that is right for this learner; null if there is none. */
export type StuckLearner = { name: string; situation: Situation; expected: string | null };
export type Offer = (situation: Situation) => string | null;

export function judgeOffers(learners: readonly StuckLearner[], offer: Offer) {
  const wanted = learners.filter(({ expected }) => expected !== null).length;
  const wrong: string[] = [];
  let offered = 0;
  let right = 0;
  for (const { name, situation, expected } of learners) {
    const id = offer(situation);
    if (id !== null) offered += 1;
    if (id !== null && id === expected) right += 1;
    else if (id !== expected) wrong.push(`${name}: ${id ?? "no note"}`);
  }
  return {
    ...{ wanted, offered, right, wrong },
    share: (100 * right) / Math.max(1, wanted),
    precision: (100 * right) / Math.max(1, offered),
  };
}
