import { describe, expect, test } from "vitest";
import { authoredCoach } from "../../coach/authored/authored-coach.ts";
import { type AtStep, atStep } from "../../testing/attempt-tests.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { submitRecap, submitRecapInput } from "./submit-recap.ts";
import { takeStuckAction } from "./take-stuck-action.ts";

async function rescued(): Promise<AtStep> {
  const at = await atStep("IMPLEMENT");
  await takeStuckAction(at.deps, { attemptId: at.attemptId, action: "rescue" }, at.actor);
  return at;
}

describe("a recap", () => {
  test("in the learner's words settles the rescue", async () => {
    const { deps, attemptId, actor, stored } = await rescued();
    const answer = await submitRecap(deps, { attemptId, text: "You add both." }, actor);
    expect(answer).toMatchObject({ accepted: true, recapRequired: false, isFallback: false });
    expect(await stored()).toMatchObject({ recapRequired: false, recapText: "You add both." });
  });

  test("that says too little does not, and may be given again", async () => {
    const { deps, attemptId, actor, stored } = await rescued();
    const answer = await submitRecap(deps, { attemptId, text: "ok" }, actor);
    expect(answer).toMatchObject({ accepted: false, recapRequired: true });
    expect((await stored()).recapRequired).toBe(true);
    await submitRecap(deps, { attemptId, text: "You add both." }, actor);
    expect((await stored()).recapRequired).toBe(false);
  });

  test("to a coach that throws is kept but not accepted, and can be sent again", async () => {
    const { deps, attemptId, actor, stored } = await rescued();
    deps.coach.breakDown(new Error("out of order"));
    const recap = () => submitRecap(deps, { attemptId, text: "You add both." }, actor);
    await expect(recap()).rejects.toMatchObject({ code: "coach-unavailable" });
    expect(await stored()).toMatchObject({ recapRequired: true, recapText: "You add both." });
    deps.coach.breakDown(null);
    expect((await recap()).accepted).toBe(true);
  });

  test("does not settle a rescue that was asked for after it", async () => {
    const { deps, attemptId, actor, stored } = await rescued();
    deps.coach.meanwhile(async () => {
      await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    });
    await expect(
      submitRecap(deps, { attemptId, text: "You add both." }, actor),
    ).rejects.toMatchObject({ code: "stale-version" });
    expect((await stored()).recapRequired).toBe(true);
  });

  const words = "Both prices end up on one bill, so the sum of the two numbers is what you return.";

  test.each([
    ["a model's rescue, word for word, is not", words, false],
    ["something else is", "I take the two prices and add them, and give the sum back.", true],
  ])("that says %s accepted", async (_name, text, accepted) => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    deps.coach.stuckAction = async () => ({ response: words, isFallback: false });
    deps.coach.assessRecap = authoredCoach(fakeRunner()).assessRecap;
    await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    expect((await submitRecap(deps, { attemptId, text }, actor)).accepted).toBe(accepted);
  });

  test("without a rescue is not due", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    await expect(submitRecap(deps, { attemptId, text: "You add." }, actor)).rejects.toMatchObject({
      code: "recap-not-due",
    });
  });

  test("that is empty is refused by the field's name", () => {
    const parsed = submitRecapInput.safeParse({ attemptId: "a", text: " " });
    expect(parsed.error?.issues[0]?.path).toEqual(["text"]);
  });
});
