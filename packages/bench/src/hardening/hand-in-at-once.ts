import { setTimeout as pause } from "node:timers/promises";
import type { Answered, Learner } from "./learner.ts";

const ASK_EVERY_MS = 300;

export type HandedIn = Answered & {
  /** When the person knew where they stand: by a place in the queue, or by the result. */
  toldMs: number;
};

/** Runs programs that are handed in already, all at once, while each person's page asks for its place in the queue. */
export function handInAtOnce(people: readonly { learner: Learner; path: string }[]) {
  return Promise.all(people.map(({ learner, path }) => handInAndAsk(learner, path)));
}

async function handInAndAsk(learner: Learner, path: string): Promise<HandedIn> {
  const begun = performance.now();
  let toldMs: number | undefined;
  let isAnswered = false;
  const running = learner.call("POST", `${path}/verify/run`, {}).finally(() => {
    isAnswered = true;
    toldMs ??= performance.now() - begun;
  });
  while (!isAnswered && toldMs === undefined) {
    const { text } = await learner.call("GET", `${path}/queue`);
    if (/"before":\d/.test(text)) toldMs ??= performance.now() - begun;
    else await pause(ASK_EVERY_MS);
  }
  const answer = await running;
  return { ...answer, toldMs: toldMs ?? answer.ms };
}
