import { setTimeout as pause } from "node:timers/promises";
import { loadCatalog } from "@foothold/catalog";
import { expect, test } from "vitest";
import { handInAtOnce } from "../hand-in-at-once.ts";
import type { Learner } from "../learner.ts";
import { attackedServer } from "./attacked-server.ts";

const server = attackedServer();
const PEOPLE = 300;
const AT_ONCE = 5;

const reference = loadCatalog().problem("two-sum").references.javascript ?? "";
const sleeping = `function twoSum() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60000); }`;

const outcomeIn = (text: string) => (JSON.parse(text) as { outcome: string }).outcome;

/** Attempts of one person with the program handed in, so that only its run is left. */
async function prepared(learner: Learner, count: number, code: string): Promise<string[]> {
  const paths: string[] = [];
  for (let at = 0; at < count; at++) {
    const path = await learner.beginTwoSum();
    await learner.call("POST", `${path}/implement/submit`, { code });
    paths.push(path);
  }
  return paths;
}
const run = (learner: Learner, path: string) => learner.call("POST", `${path}/verify/run`, {});

test("of ten sleeping runs of one person at most six are taken, the others are refused with a time, and another is served", async () => {
  const [one, other] = [await server.learner(), await server.learner()];
  const paths = await prepared(one, 10, sleeping);
  const [honest = ""] = await prepared(other, 1, reference);
  const flood = paths.map((path) => run(one, path));
  await pause(300);
  let isFloodOver = false;
  const all = Promise.all(flood).finally(() => {
    isFloodOver = true;
  });
  expect((await run(other, honest)).status).toBe(200);
  expect(isFloodOver).toBe(false);
  const refused = (await all).filter(({ status }) => status === 429);
  // Two may run and four wait; where there are two places, the second is left to others.
  expect([4, 5]).toContain(refused.length);
  for (const { text } of refused) {
    expect(JSON.parse(text)).toMatchObject({
      error: { code: "too-many-runs", retryAfter: expect.any(Number) },
    });
  }
});

test("a program that sleeps is stopped at its limit by the clock", async () => {
  const learner = await server.learner();
  const { text, ms } = await learner.handIn(await learner.beginTwoSum(), sleeping);
  expect(outcomeIn(text)).toBe("timed-out");
  // The limit is 2 s; three times that is what sleeping programs once got, before the machine's own delays.
  expect(ms).toBeLessThan(6_000);
});

test("of 300 people who hand in at once everybody is told where they stand, and everybody is answered", async () => {
  const people: { learner: Learner; path: string }[] = [];
  while (people.length < PEOPLE) {
    const batch = Array.from({ length: AT_ONCE }, async () => {
      const learner = await server.learner();
      const [path = ""] = await prepared(learner, 1, reference);
      return { learner, path };
    });
    people.push(...(await Promise.all(batch)));
  }
  const handedIn = await handInAtOnce(people);
  const answers = handedIn.map(({ status, text }) => ({ status, outcome: outcomeIn(text) }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 200, outcome: "passed" })]),
  );
  // How soon in milliseconds depends on the machine; that all are told long before the last is answered does not.
  const longest = (times: number[]) => Math.max(...times);
  expect(longest(handedIn.map(({ toldMs }) => toldMs))).toBeLessThan(
    longest(handedIn.map(({ ms }) => ms)) / 2,
  );
});
