import { setTimeout as pause } from "node:timers/promises";
import { loadCatalog } from "@foothold/catalog";
import type { Foothold } from "./foothold.ts";
import { newLearnerAt } from "./learner.ts";
import { writerAt } from "./writer.ts";

const WRITERS = 6;
const LONGEST_PAUSE_MS = 3_000;

const kinds = {
  "the server": (foothold: Foothold) => foothold.killServer(),
  "PostgreSQL, killed": (foothold: Foothold) => foothold.signalPostgres("SIGKILL"),
  "PostgreSQL, stopped": (foothold: Foothold) => foothold.signalPostgres("SIGINT"),
  "the launcher of sandboxes": (foothold: Foothold) => foothold.killLauncher(),
  "all sandboxes": (foothold: Foothold) => foothold.killSandboxes(),
};
type Killed = keyof typeof kinds;
const names = Object.keys(kinds) as Killed[];

const RUN_AGAIN_MS = 1_000;
const MOST_RUNS = 60;

/** Kills processes in turn at random moments while people save and stream, and looks for what is lost each time. */
export async function killAtRandom(foothold: Foothold, rounds: number, chance = Math.random) {
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => writerAt(foothold.url)));
  const seconds = new Map<Killed, number[]>(names.map((name) => [name, []]));
  const lost: string[] = [];
  let emptyAnswers = 0;
  let deaf = 0;
  const runsProgram = await runnerAt(foothold.url);
  for (let round = 0; round < rounds; round++) {
    await pause(chance() * LONGEST_PAUSE_MS);
    const killed = names[round % names.length] ?? "the server";
    await kinds[killed](foothold);
    const back = await foothold.untilServed();
    seconds.get(killed)?.push(back.seconds);
    emptyAnswers += back.emptyAnswers;
    if (!(await runsProgram())) deaf += 1;
    lost.push(...(await Promise.all(writers.map((writer) => writer.findLost()))).flat());
  }
  await Promise.all(writers.map((writer) => writer.stop()));
  lost.push(...(await Promise.all(writers.map((writer) => writer.findLost()))).flat());
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    seconds,
    lost,
    emptyAnswers,
    deaf,
    saves: sum(writers.map(({ acknowledged }) => acknowledged.saves)),
    streams: sum(writers.map(({ acknowledged }) => acknowledged.messages.length)),
  };
}

/** Hands in a right program until it is run; false where none is within a minute or so. */
async function runnerAt(url: string): Promise<() => Promise<boolean>> {
  const learner = await newLearnerAt(url);
  const reference = loadCatalog().problem("two-sum").references.javascript ?? "";
  return async () => {
    for (let tried = 0; tried < MOST_RUNS; tried++) {
      // Each in an attempt of its own, since one that has passed goes on to the next step.
      const answer = await learner
        .beginTwoSum()
        .then((path) => learner.handIn(path, reference))
        .catch(() => null);
      if (answer?.text.includes('"outcome":"passed"')) return true;
      await pause(RUN_AGAIN_MS);
    }
    return false;
  };
}
