import { setTimeout as pause } from "node:timers/promises";
import type { Foothold } from "./foothold.ts";
import { writerAt } from "./writer.ts";

const WRITERS = 6;
const LONGEST_PAUSE_MS = 3_000;

const kinds = {
  "the server": (foothold: Foothold) => foothold.killServer(),
  "PostgreSQL, killed": (foothold: Foothold) => foothold.signalPostgres("SIGKILL"),
  "PostgreSQL, stopped": (foothold: Foothold) => foothold.signalPostgres("SIGINT"),
};
type Killed = keyof typeof kinds;
const names = Object.keys(kinds) as Killed[];

/** Kills server and database in turn at random moments while people save and stream, and looks for what is lost each time. */
export async function killAtRandom(foothold: Foothold, rounds: number, chance = Math.random) {
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => writerAt(foothold.url)));
  const seconds = new Map<Killed, number[]>(names.map((name) => [name, []]));
  const lost: string[] = [];
  let emptyAnswers = 0;
  for (let round = 0; round < rounds; round++) {
    await pause(chance() * LONGEST_PAUSE_MS);
    const killed = names[round % names.length] ?? "the server";
    await kinds[killed](foothold);
    const back = await foothold.untilServed();
    seconds.get(killed)?.push(back.seconds);
    emptyAnswers += back.emptyAnswers;
    lost.push(...(await Promise.all(writers.map((writer) => writer.findLost()))).flat());
  }
  await Promise.all(writers.map((writer) => writer.stop()));
  lost.push(...(await Promise.all(writers.map((writer) => writer.findLost()))).flat());
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    seconds,
    lost,
    emptyAnswers,
    saves: sum(writers.map(({ acknowledged }) => acknowledged.saves)),
    streams: sum(writers.map(({ acknowledged }) => acknowledged.messages.length)),
  };
}
