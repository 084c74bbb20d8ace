import { setTimeout as wait } from "node:timers/promises";
import { createServerRunner, type Engine, type ServerRunner } from "@foothold/runner/server";
import { bareInterpreters } from "./bare-interpreters.ts";
import { inTurns, timed } from "./measure.ts";
import { submission } from "./workloads.ts";

const COPIED_WITHIN_MS = 30_000;

export async function untilWarm(runner: ServerRunner, engine: Engine, size: number): Promise<void> {
  while (runner.status().warm[engine] < size) await wait(10);
}

/** From then on sandboxes are copies of a warmed one, where that can be had here. */
export async function untilCopied(runner: ServerRunner, engine: Engine): Promise<void> {
  const deadline = performance.now() + COPIED_WITHIN_MS;
  while (runner.status().starts[engine] === "anew" && performance.now() < deadline) await wait(10);
}

/** One submission of 20 tests to a ready sandbox, with nothing else running. */
export async function pass(runner: ServerRunner, engine: Engine): Promise<void> {
  const outcome = await runner.run(submission(engine));
  if (outcome.status !== "passed") throw new Error(`The submission ended as ${outcome.status}.`);
}

async function warmPass(runner: ServerRunner, engine: Engine): Promise<number> {
  await untilWarm(runner, engine, 1);
  return timed(() => pass(runner, engine));
}

/** The baseline without a pool: a new sandbox for every test. */
async function freshPass(unpooled: ServerRunner, engine: Engine): Promise<number> {
  const { tests, ...request } = submission(engine);
  return timed(async () => {
    for (const test of tests) await unpooled.run({ ...request, tests: [test] });
  });
}

export async function measureWarmSubmissions(rounds: number, freshRounds: number) {
  const warm = { javascript: 1, python: 1 };
  const [runner, unpooled] = await Promise.all([
    createServerRunner({ warm }),
    createServerRunner({ warm: { javascript: 0, python: 0 }, forks: false }),
  ]);
  const bare = bareInterpreters();
  try {
    const javaScript = await inTurns(rounds, {
      bare: bare.node,
      ours: () => warmPass(runner, "javascript"),
    });
    const ours = () => warmPass(runner, "python");
    const python = bare.python
      ? await inTurns(rounds, { bare: bare.python, ours })
      : { bare: null, ...(await inTurns(rounds, { ours })) };
    const fresh = await inTurns(freshRounds, {
      javascript: () => freshPass(unpooled, "javascript"),
      python: () => freshPass(unpooled, "python"),
    });
    return { javaScript, python, fresh, confinement: runner.confinement };
  } finally {
    bare.close();
    await Promise.all([runner.close(), unpooled.close()]);
  }
}
