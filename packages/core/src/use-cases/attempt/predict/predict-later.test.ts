import { describe, expect, test } from "vitest";
import { authoredCoach } from "../../../coach/authored/authored-coach.ts";
import type { OpenProbe } from "../../../entities/attempt/attempt-payloads.ts";
import type { V2Step } from "../../../entities/attempt-v2.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { aProbedProblem } from "../../../testing/builders/probed-problem.ts";
import { fakeRunner } from "../../../testing/fakes/fake-runner.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { submitRecap } from "../../stuck/submit-recap.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { submitReflection } from "../reflect/submit-reflection.ts";
import { predictLater } from "./predict-later.ts";
import { viewLaterProbe } from "./view-later-probe.ts";

const problem = aProbedProblem();
const cuesNextTime = ["two prices"];

/** The way there is that of a problem without probes; what follows meets the probes. */
async function at(step: V2Step, given = problem): Promise<AtStep> {
  const begun = await atStep(step, { mode: "EXPERT" });
  const { problems } = memoryDeps({ problems: [given] });
  return { ...begun, deps: { ...begun.deps, problems } };
}

async function rescued(step: V2Step, given = problem): Promise<AtStep> {
  const begun = await at(step, given);
  await rescue(begun);
  return begun;
}

const rescue = ({ deps, attemptId, actor }: AtStep) =>
  takeStuckAction(deps, { attemptId, action: "rescue" }, actor);

const open = async ({ deps, attemptId, actor }: AtStep) =>
  (await viewLaterProbe(deps, { attemptId }, actor)).probe;

async function predict(where: AtStep, read: (args: OpenProbe["args"]) => number) {
  const { deps, attemptId, actor } = where;
  const probe = await open(where);
  if (!probe) throw new Error("nothing is asked");
  const { question, args } = probe;
  return predictLater(deps, { attemptId, question, answer: `${read(args)}` }, actor);
}

const sum = ([a, b]: OpenProbe["args"]) => Number(a) + Number(b);
const difference = ([a, b]: OpenProbe["args"]) => Number(a) - Number(b);
const recap = ({ deps, attemptId, actor }: AtStep, text: string) =>
  submitRecap(deps, { attemptId, text }, actor);
const reflect = ({ deps, attemptId, actor }: AtStep, invariantSummary = "") =>
  submitReflection(deps, { attemptId, cuesNextTime, invariantSummary, predicted: true }, actor);

describe("a prediction in place of words", () => {
  test.each<[string, () => Promise<AtStep>]>([
    ["before the task is understood", () => rescued("UNDERSTAND")],
    ["while code is written, without a rescue", () => at("IMPLEMENT")],
    ["at the end", () => at("COMPLETE")],
    [
      "where it could be guessed",
      () =>
        rescued("IMPLEMENT", {
          ...problem,
          signature: { ...problem.signature, returns: { type: "boolean", kind: "plain" } },
        }),
    ],
    ["where the problem has no probes", () => rescued("IMPLEMENT", { ...problem, probes: [] })],
  ])("is not asked for %s", async (_name, begin) => {
    expect(await open(await begin())).toBeNull();
  });

  test("is asked about an input that was not predicted before", async () => {
    const where = await rescued("IMPLEMENT");
    const first = await open(where);
    expect(await open(where)).toEqual(first);
    const { understandPayload } = await where.stored();
    const before = understandPayload?.predictions.map(({ args }) => args) ?? [];
    const wrong = await predict(where, difference);
    expect(wrong).toMatchObject({ right: false, probe: { args: expect.any(Array) } });
    expect([...before, first?.args]).not.toContainEqual(wrong.probe?.args);
  });

  test("that was not asked for is refused by its field", async () => {
    const { deps, attemptId, actor } = await rescued("IMPLEMENT");
    const input = { attemptId, question: "What does it give for 1?", answer: "1" };
    await expect(predictLater(deps, input, actor)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "question" }] },
    });
  });

  test("cannot be tried on and on", async () => {
    const where = await rescued("IMPLEMENT");
    await predict(where, difference);
    expect((await predict(where, difference)).probe).toBeNull();
    expect(await open(where)).toBeNull();
  });

  test("counts once where several answers are sent at the same time", async () => {
    const where = await rescued("IMPLEMENT");
    const { deps, attemptId, actor } = where;
    const question = (await open(where))?.question ?? "";
    const { version } = await where.stored();
    const all = await Promise.allSettled(
      ["1", "2", "3"].map((answer) =>
        predictLater(deps, { attemptId, version, question, answer }, actor),
      ),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("after a rescue", () => {
  test("a right prediction and a few words of one's own are a recap", async () => {
    const where = await rescued("IMPLEMENT");
    expect(await predict(where, sum)).toMatchObject({ right: true, probe: null });
    const { deps, attemptId, actor } = where;
    const viewed = await viewLaterProbe(deps, { attemptId }, actor);
    expect(viewed).toEqual({ probe: null, predicted: true });
    expect(await recap(where, "ok")).toMatchObject({ accepted: true, recapRequired: false });
  });

  test.each<[string, (where: AtStep) => Promise<unknown>, string]>([
    ["a wrong prediction", (where) => predict(where, difference), "ok"],
    ["no prediction", async () => {}, "ok"],
    ["what was told pasted beside it", (where) => predict(where, sum), problem.statement],
  ])("%s is none", async (_name, before, text) => {
    const where = await rescued("IMPLEMENT");
    await before(where);
    const deps = { ...where.deps, coach: authoredCoach(fakeRunner()) };
    const { attemptId, actor } = where;
    expect(await submitRecap(deps, { attemptId, text }, actor)).toMatchObject({
      accepted: false,
      recapRequired: true,
    });
  });

  test("words alone are enough as before, also after a wrong prediction", async () => {
    const where = await rescued("IMPLEMENT");
    await predict(where, difference);
    expect(await recap(where, "You add both.")).toMatchObject({ accepted: true });
  });

  test("a prediction of an earlier rescue does not count for a later one", async () => {
    const where = await rescued("IMPLEMENT");
    await predict(where, sum);
    await rescue(where);
    expect(await recap(where, "ok")).toMatchObject({ accepted: false });
  });
});

describe("in REFLECT", () => {
  test("a right prediction stands for the summary", async () => {
    const where = await at("REFLECT");
    await predict(where, sum);
    expect((await reflect(where)).attempt.v2Step).toBe("COMPLETE");
  });

  test.each<[string, (where: AtStep) => Promise<unknown>]>([
    ["without one", async () => {}],
    ["with a wrong one", (where) => predict(where, difference)],
  ])("an empty summary is refused %s", async (_name, before) => {
    const where = await at("REFLECT");
    await before(where);
    await expect(reflect(where)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "invariantSummary" }] },
    });
    expect((await reflect(where, "The total is the sum.")).attempt.v2Step).toBe("COMPLETE");
  });
});
