import { describe, expect, test } from "vitest";
import type { OpenProbe } from "../../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { anExplanation } from "../../../testing/builders/attempt-builders.ts";
import { aProbedProblem } from "../../../testing/builders/probed-problem.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { viewAttempt } from "../view/view-attempt.ts";
import { answerFollowup } from "./answer-followup.ts";
import { checkExample } from "./check-example.ts";
import { submitExplanation } from "./submit-explanation.ts";

type Mode = "BEGINNER" | "EXPERT";
type Read = (args: OpenProbe["args"]) => unknown;

const sum: Read = ([a, b]) => Number(a) + Number(b);
const difference: Read = ([a, b]) => Number(a) - Number(b);
const slip: Read = () => 999;

async function asked(mode: Mode, problem: Problem = aProbedProblem()) {
  const at = await atStep("UNDERSTAND", { mode, deps: memoryDeps({ problems: [problem] }) });
  const sent = { attemptId: at.attemptId, ...anExplanation() };
  return { at, first: await submitExplanation(at.deps, sent, at.actor) };
}

const answer = ({ deps, attemptId, actor }: AtStep, { question, args }: OpenProbe, read: Read) =>
  answerFollowup(deps, { attemptId, question, answer: `${read(args)}` }, actor);

/** Answers all probes of the open round; `reads` are taken in turn. */
async function answerRound(at: AtStep, ...reads: Read[]) {
  const { understandPayload } = await at.stored();
  const probes = understandPayload?.aiAssessment?.probes ?? [];
  let reply: Awaited<ReturnType<typeof answer>> | undefined;
  for (const [index, probe] of probes.entries()) {
    reply = await answer(at, probe, reads[index] ?? sum);
  }
  if (!reply) throw new Error("nothing was asked");
  return reply;
}

describe("a round of predictions", () => {
  test("is the only one for an expert who predicts right", async () => {
    const { at, first } = await asked("EXPERT");
    expect(first.probes.length).toBeGreaterThan(2);
    for (const { question } of first.probes) expect(first.followupQuestions).toContain(question);
    expect((await answerRound(at)).status).toBe("PASS");
  });

  test("may be sent at once", async () => {
    const { at, first } = await asked("EXPERT");
    const [one, ...rest] = first.probes.map(({ question, args }) => ({
      question,
      answer: `${sum(args)}`,
    }));
    if (!one) throw new Error("nothing was asked");
    const { attemptId, deps, actor } = at;
    const old = { question: "What does it give for 1?", answer: "1" };
    const sent = { attemptId, ...one, others: [old, ...rest] };
    expect((await answerFollowup(deps, sent, actor)).status).toBe("PASS");
  });

  test("comes twice for a beginner who predicts right", async () => {
    const { at, first } = await asked("BEGINNER");
    expect(first.probes).toHaveLength(2);
    expect(first.progress?.isLastRound).toBe(false);
    const second = await answerRound(at);
    expect(second).toMatchObject({
      status: "NEEDS_WORK",
      progress: { right: 2, round: 2, isLastRound: true },
    });
    expect((await answerRound(at)).status).toBe("PASS");
  });

  test("keeps the probes open that are not answered yet, in any order", async () => {
    const { at, first } = await asked("EXPERT");
    const [one, two, three] = first.probes;
    if (!one || !two || !three) throw new Error("too few");
    expect((await answer(at, two, sum)).probes).toEqual([one, three]);
    expect((await answer(at, three, difference)).probes).toEqual([one]);
    expect((await answer(at, one, sum)).probes).not.toEqual([]);
  });

  test("may ask about an input again once there is no other, and waits for its answer", async () => {
    const { at } = await asked("BEGINNER");
    for (let round = 1; round <= 8; round++) {
      const { aiAssessment } = (await at.stored()).understandPayload ?? {};
      expect(aiAssessment).toMatchObject({ probes: [{}, {}], progress: { round } });
      await answerRound(at, difference, difference);
    }
  });

  test("names every wrong prediction of the round, also one before a right one", async () => {
    const { at } = await asked("EXPERT");
    const reply = await answerRound(at, difference, sum, slip);
    expect(reply.progress).toMatchObject({
      right: 0,
      obstacles: [{ about: "prediction" }, { label: expect.stringContaining("999") }],
    });
  });

  test("with a wrong one does not count its right ones, which were chosen without knowing of it", async () => {
    const { at } = await asked("EXPERT");
    expect((await answerRound(at, difference)).progress?.right).toBe(0);
  });

  test("is one try for the stuck detector, however many of its predictions are wrong", async () => {
    const { at } = await asked("EXPERT");
    const before = (await at.stored()).stuckTrail.iterations.length;
    await answerRound(at, difference, difference, difference);
    expect((await at.stored()).stuckTrail.iterations).toHaveLength(before + 1);
  });
});

describe("a slip", () => {
  async function slipped(read = slip) {
    const { at, first } = await asked("BEGINNER");
    const [probe] = first.probes;
    if (!probe) throw new Error("nothing was asked");
    return { at, probe, reply: await answerRound(at, read) };
  }

  test.each([
    ["a misreading's answer", difference],
    ["any other wrong answer", slip],
  ])("may be corrected before the result is told: %s", async (_name, read) => {
    const { at, probe, reply } = await slipped(read);
    expect(reply.progress?.correctable).toEqual(probe);
    expect(reply.probes).not.toContainEqual(probe);
    const { attempt } = await viewAttempt(at.deps, { attemptId: at.attemptId }, at.actor);
    expect(attempt.understandPayload?.predictions[0]).toMatchObject({ expected: null });
    expect(JSON.stringify(reply)).not.toContain(`gives ${sum(probe.args)}`);
  });

  test("that is corrected costs nothing, and counts for nothing", async () => {
    const { at, probe } = await slipped();
    const corrected = await answer(at, probe, sum);
    expect(corrected.progress).toMatchObject({ right: 1, needed: 4, obstacles: [] });
    expect(corrected.progress?.correctable).toBeUndefined();
    const { understandPayload } = await at.stored();
    expect(understandPayload?.predictions.map(({ outcome, source }) => [outcome, source])).toEqual([
      ["wrong", "probe"],
      ["right", "probe"],
      ["right", "correction"],
    ]);
  });

  test("that is corrected wrongly stays wrong, and its result is told", async () => {
    const { at, probe } = await slipped();
    const again = await answer(at, probe, () => 998);
    expect(again.progress).toMatchObject({ right: 0 });
    expect(again.gaps[0]).toContain(`gives ${sum(probe.args)}, not 999`);
    expect(again.progress?.correctable).toBeUndefined();
    await expect(answer(at, probe, sum)).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("may be corrected once in an attempt", async () => {
    const { at, probe } = await slipped();
    await answer(at, probe, sum);
    expect((await answerRound(at, slip)).progress?.correctable).toBeUndefined();
  });

  test("is none where two predictions are wrong", async () => {
    const { at } = await asked("EXPERT");
    expect((await answerRound(at, slip, slip)).progress?.correctable).toBeUndefined();
  });

  test("is none where the answer is true or false, since the other one would be right", async () => {
    const probes = [1, 2, 3, 4].map((a) => ({
      args: [a, 0],
      expected: true,
      misread: { subtracts: false },
      generated: [],
    }));
    const { signature } = aProbedProblem();
    const returns = { type: "boolean", kind: "plain" } as const;
    const problem = aProbedProblem({ probes, signature: { ...signature, returns } });
    const { at } = await asked("BEGINNER", problem);
    const reply = await answerRound(
      at,
      () => false,
      () => true,
    );
    expect(reply.progress?.correctable).toBeUndefined();
  });

  test("does not have its result told by an example of the same input", async () => {
    const { at, probe } = await slipped();
    const { attemptId, deps, actor } = at;
    const check = checkExample(deps, { attemptId, args: probe.args, answer: 1 }, actor);
    await expect(check).rejects.toMatchObject({ code: "invalid-input" });
  });
});
