import { expect, test } from "vitest";
import { atStep } from "../../testing/attempt-tests.ts";
import { requestHint } from "../../use-cases/attempt/implement/request-hint.ts";
import { saveCode } from "../../use-cases/attempt/implement/save-code.ts";
import { askCoach } from "../../use-cases/chat/message/ask-coach.ts";
import { takeStuckAction } from "../../use-cases/stuck/take-stuck-action.ts";
import { findPastRemarks } from "./past-remarks.ts";

test("what a coach has said is told with the program of then, until a rescue tells the way", async () => {
  const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
  const past = () => findPastRemarks(deps, { id: attemptId, userId: actor.userId })();
  const told = async () => (await past()).slice(before);
  const before = (await past()).length;
  const { code: first } = await stored();
  const { hint } = await requestHint(deps, { attemptId }, actor);
  const { version } = await stored();
  const second = "function add(a, b) {}";
  await saveCode(deps, { attemptId, code: second, version }, actor);
  const { response } = await askCoach(deps, { attemptId, message: "What goes in?" }, actor);
  const nudge = await takeStuckAction(deps, { attemptId, action: "nudge" }, actor);
  expect(await told()).toEqual([
    { text: hint, code: first },
    { text: response, code: second },
    { text: nudge.response, code: second },
  ]);
  await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
  expect(await past()).toEqual([]);
});

test("the coach can look up what was told, and it is looked up once", async () => {
  const { deps, attemptId, actor } = await atStep("IMPLEMENT");
  const { events } = deps.attempts;
  let reads = 0;
  deps.attempts.events = (...query) => {
    reads += 1;
    return events(...query);
  };
  const { converse } = deps.coach;
  deps.coach.converse = async (request) => {
    const { subject } = request;
    const tell = subject.kind === "attempt" ? subject.told : undefined;
    await tell?.();
    expect((await tell?.())?.map(({ text }) => text)).toContain(hint);
    return converse(request);
  };
  const { hint } = await requestHint(deps, { attemptId }, actor);
  expect(reads).toBe(0);
  await askCoach(deps, { attemptId, message: "What goes in?" }, actor);
  expect(reads).toBe(1);
});
