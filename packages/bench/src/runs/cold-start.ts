import { createServerRunner, type Engine } from "@foothold/runner/server";
import { inTurns, timed } from "./measure.ts";
import { pass } from "./warm-submissions.ts";

/** From files alone to the outcome of 20 tests. */
export async function measureColdStart(rounds: number) {
  const unpooled = await createServerRunner({ forks: false, warm: { javascript: 0, python: 0 } });
  const cold = (engine: Engine) => () => timed(() => pass(unpooled, engine));
  try {
    return await inTurns(rounds, { javascript: cold("javascript"), python: cold("python") });
  } finally {
    await unpooled.close();
  }
}
