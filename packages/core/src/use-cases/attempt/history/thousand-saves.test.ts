import { expect, test } from "vitest";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { attemptStore } from "../../../testing/memory/attempt/attempt-store.ts";
import { memoryAttempts } from "../../../testing/memory/attempt/attempts.ts";
import { memoryChangeSets } from "../../../testing/memory/attempt/change-sets.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { saveCode } from "../implement/save-code.ts";

const SAVES = 1_000;
const utf8Bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function program(): string {
  let text = "";
  for (let i = 0; text.length < 20_480; i++) text += `  const value${i} = compute(${i}, total);\n`;
  return text;
}

test("a thousand saves of a 20 KB file cost under 1.1 MB, events and change sets together", async () => {
  const store = attemptStore();
  const deps = {
    ...memoryDeps(),
    attempts: memoryAttempts(store),
    changeSets: memoryChangeSets(store),
  };
  const attemptId = await reachStep(deps, "IMPLEMENT");
  let code = program();
  let version = (await deps.attempts.find(attemptId))?.version ?? 0;
  for (let i = 0; i < SAVES; i++) {
    const at = (i * 7_919) % code.length;
    code = `${code.slice(0, at)}edit ${i}${code.slice(at + 6)}`;
    // A pause after every save: no two of them share a change set.
    deps.clock.advance(60);
    ({ version } = await saveCode(deps, { attemptId, version, code }, aLearner()));
  }
  expect(store.changeSets.get(attemptId)).toHaveLength(SAVES);
  expect((await deps.attempts.find(attemptId))?.code).toBe(code);
  const bytes =
    utf8Bytes(store.events.get(attemptId)) +
    utf8Bytes(store.changeSets.get(attemptId)) +
    utf8Bytes(store.revisions.get(attemptId));
  expect(bytes).toBeLessThan(1_100_000);
});
