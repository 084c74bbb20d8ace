import { describe, expect, test } from "vitest";
import { tellTimeline } from "../../../classroom/tell-timeline.ts";
import type { OpenProbe } from "../../../entities/attempt/attempt-payloads.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { anExplanation } from "../../../testing/builders/attempt-builders.ts";
import { aProbedProblem } from "../../../testing/builders/probed-problem.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { viewAttempt } from "../view/view-attempt.ts";
import { answerFollowup } from "./answer-followup.ts";
import { checkExample } from "./check-example.ts";
import { explainProbe } from "./explain-probe.ts";
import { submitExplanation } from "./submit-explanation.ts";

type Mode = "BEGINNER" | "EXPERT";

async function asked(mode: Mode = "BEGINNER", explanation = anExplanation()) {
  const at = await atStep("UNDERSTAND", {
    mode,
    deps: memoryDeps({ problems: [aProbedProblem()] }),
  });
  const first = await submitExplanation(
    at.deps,
    { attemptId: at.attemptId, ...explanation },
    at.actor,
  );
  return { at, first };
}

const sum = ([a, b]: OpenProbe["args"]) => Number(a) + Number(b);
const difference = ([a, b]: OpenProbe["args"]) => Number(a) - Number(b);

/** Answers one open probe after the other, as somebody does who reads the task in this way. */
async function predict(
  { deps, attemptId, actor }: AtStep,
  read: (args: OpenProbe["args"]) => number,
  most: number,
) {
  let answers = 0;
  for (; answers < most; answers++) {
    const { attempt } = await viewAttempt(deps, { attemptId }, actor);
    const [probe] = attempt.understandPayload?.aiAssessment?.probes ?? [];
    if (attempt.v2Step !== "UNDERSTAND" || !probe) break;
    const { question, args } = probe;
    await answerFollowup(deps, { attemptId, question, answer: `${read(args)}` }, actor);
  }
  const { attempt } = await viewAttempt(deps, { attemptId }, actor);
  return { answers, attempt };
}

describe("understanding", () => {
  test("is asked for by a prediction, whatever the words say", async () => {
    const { first, at } = await asked();
    expect(first.probes[0]?.question).toMatch(
      /^What does the function give for a = \d+, b = \d+\?$/,
    );
    expect(first.status).toBe("NEEDS_WORK");
    expect(first.followupQuestions).toContain(first.probes[0]?.question);
    expect((await at.stored()).v2Step).toBe("UNDERSTAND");
  });

  test.each<[Mode, number]>([
    ["BEGINNER", 4],
    ["EXPERT", 3],
  ])("of a %s who predicts right passes after %i predictions", async (mode, expected) => {
    const { at } = await asked(mode);
    const { answers, attempt } = await predict(at, sum, 10);
    expect({ answers, step: attempt.v2Step }).toEqual({ answers: expected, step: "PLAN" });
  });

  test("in clumsy words passes all the same", async () => {
    const clumsy = anExplanation({
      explanation: "you take them both and its the whole price then",
    });
    const { at } = await asked("BEGINNER", clumsy);
    expect((await predict(at, sum, 10)).attempt.v2Step).toBe("PLAN");
  });

  test.each([
    ["a claim", "Trust me, I know it."],
    ["code", "def add(a, b):\n    return a + b;\nlet x = a + b;"],
    ["the statement", aProbedProblem().statement],
    ["another problem", "Walk along the tree and colour every leaf green until none is left over."],
  ])(
    "is not shown by %s in place of an explanation, even with right predictions",
    async (_name, explanation) => {
      const { at, first } = await asked("EXPERT", {
        explanation,
        inputOutputDescription: "",
        constraintsDescription: "",
        exampleWalkthrough: "",
        wrongApproach: "",
      });
      expect(first.status).toBe("NEEDS_WORK");
      expect((await predict(at, sum, 10)).attempt.v2Step).toBe("UNDERSTAND");
    },
  );

  test("is not shown by a claim, however full the other boxes are", async () => {
    const claim = anExplanation({ explanation: "Trust me, this one is easy for me." });
    const { at, first } = await asked("BEGINNER", claim);
    expect(first.progress?.obstacles).toMatchObject([{ about: "explanation" }]);
    expect((await predict(at, sum, 10)).attempt.v2Step).toBe("UNDERSTAND");
  });

  test("of a misreader is held, who is asked the question of that misreading and a fresh probe", async () => {
    const { at } = await asked();
    const { attempt } = await predict(at, difference, 1);
    const assessment = attempt.understandPayload?.aiAssessment;
    expect(assessment?.followupQuestions).toContain(
      "In the example, is the result larger or smaller than both prices?",
    );
    expect(assessment?.probes).toHaveLength(1);
    const held = await predict(at, difference, 20);
    expect(held).toMatchObject({ answers: 20, attempt: { v2Step: "UNDERSTAND" } });
  });

  test("comes back once the misreader reads the task rightly", async () => {
    const { at } = await asked();
    await predict(at, difference, 2);
    expect((await predict(at, sum, 10)).attempt.v2Step).toBe("PLAN");
  });

  test("of whoever is wrong more than once needs more right predictions, and is told the results", async () => {
    const { at } = await asked();
    const { attempt } = await predict(at, () => 999, 2);
    const { gaps, progress } = attempt.understandPayload?.aiAssessment ?? {};
    expect(gaps?.slice(0, 2)).toEqual([
      expect.stringMatching(/the function gives \d+, not 999/),
      expect.stringMatching(/the function gives \d+, not 999/),
    ]);
    expect(progress).toMatchObject({ right: 0, needed: 5 });
    expect((await predict(at, sum, 10)).answers).toBe(5);
  });

  test("tells the learner neither the misreading's name nor what a misread input gives", async () => {
    const { at } = await asked();
    const { attempt } = await predict(at, difference, 1);
    expect(attempt.understandPayload?.predictions).toMatchObject([
      { outcome: "misread", expected: null },
    ]);
    expect(JSON.stringify(attempt)).not.toContain("subtracts");
  });

  test("says how far the learner has come, and what holds them back", async () => {
    const { at, first } = await asked();
    expect(first.progress).toEqual({
      right: 0,
      needed: 4,
      obstacles: [],
      round: 1,
      isLastRound: false,
    });
    const right = await predict(at, sum, 2);
    expect(right.attempt.understandPayload?.aiAssessment?.progress).toMatchObject({ right: 2 });
    const { attempt } = await predict(at, difference, 1);
    expect(attempt.understandPayload?.aiAssessment?.progress).toMatchObject({
      right: 0,
      needed: 4,
      obstacles: [
        { question: "In the example, is the result larger or smaller than both prices?" },
      ],
    });
  });

  test("names gaps in the words among what holds nobody back", async () => {
    const clumsy = { explanation: "you take them both and its the whole price then" };
    const { first } = await asked("BEGINNER", anExplanation(clumsy));
    expect(first.gaps).not.toEqual([]);
    expect(first.progress?.obstacles).toEqual([]);
  });

  test("is told to the instructor with the misreading behind a wrong prediction", async () => {
    const { at } = await asked(
      "BEGINNER",
      anExplanation({ exampleWalkthrough: "20 and 5 give 25" }),
    );
    await predict(at, difference, 1);
    await predict(at, () => 999, 1);
    const { items } = await at.deps.attempts.events(at.attemptId, { limit: 100 });
    const { misreadings } = aProbedProblem();
    const { frames } = tellTimeline(items, { misreadings });
    expect(frames.flatMap(({ predictions }) => predictions)).toMatchObject([
      { source: "example", outcome: "right", reading: null },
      { source: "probe", outcome: "misread", reading: "The second price is taken off the first." },
      { outcome: "wrong", answer: "999", reading: null },
    ]);
    expect(JSON.stringify(frames)).not.toContain('"subtracts"');
  });

  test("a probe that is explained counts for nothing, and another one comes", async () => {
    const { at, first } = await asked("EXPERT");
    const [probe, ...others] = first.probes;
    const question = probe?.question ?? "";
    const told = await explainProbe(at.deps, { attemptId: at.attemptId, question }, at.actor);
    expect(told.explanation).toContain(`gives ${sum(probe?.args ?? [])}`);
    expect(told.explanation).toContain("Compare it with an example: a = 1, b = 2 gives 3.");
    expect(told.status).toBe("NEEDS_WORK");
    expect(told.probes).toHaveLength(first.probes.length);
    expect(told.probes.slice(0, -1)).toEqual(others);
    expect(first.probes).not.toContainEqual(told.probes.at(-1));
  });

  test("needs no program to be run for a probe, however busy the server is", async () => {
    const { at, first } = await asked("EXPERT");
    const busy = { ...at.deps.problems, readingsOf: async () => null };
    const deps = { ...at.deps, problems: busy };
    const question = first.probes[0]?.question ?? "";
    const told = await explainProbe(deps, { attemptId: at.attemptId, question }, at.actor);
    const [next] = told.probes;
    const answer = `${sum(next?.args ?? [])}`;
    const input = { attemptId: at.attemptId, question: next?.question ?? "", answer };
    expect(await answerFollowup(deps, input, at.actor)).toMatchObject({
      progress: { right: 1 },
    });
  });

  test("a question that was never asked is refused by its field, also for an explanation", async () => {
    const { at } = await asked();
    const input = { attemptId: at.attemptId, question: "What does it give for 1?" };
    for (const call of [
      explainProbe(at.deps, input, at.actor),
      answerFollowup(at.deps, { ...input, answer: "1" }, at.actor),
    ]) {
      await expect(call).rejects.toMatchObject({
        code: "invalid-input",
        details: { fields: [{ field: "question" }] },
      });
    }
  });
});

describe("an example of the learner's own", () => {
  test.each([
    ["right", "20 and 5 give 25", "right"],
    ["wrong", "20 and 5 give 15", "misread"],
  ])("with a %s result counts as a prediction", async (_name, exampleWalkthrough, outcome) => {
    const { at } = await asked("BEGINNER", anExplanation({ exampleWalkthrough }));
    const { understandPayload } = await at.stored();
    expect(understandPayload?.predictions).toMatchObject([{ source: "example", outcome }]);
  });

  test("that stands in the statement proves nothing", async () => {
    const { at } = await asked("BEGINNER", anExplanation({ exampleWalkthrough: "1 and 2 give 3" }));
    expect((await at.stored()).understandPayload?.predictions).toEqual([]);
  });

  test("checked in its cells counts once, however often it is checked", async () => {
    const { at } = await asked("EXPERT");
    const { probes } = (await at.stored()).understandPayload?.aiAssessment ?? { probes: [] };
    const other = aProbedProblem().probes.find(
      ({ args }) => JSON.stringify(args) !== JSON.stringify(probes[0]?.args),
    );
    const args = other?.args ?? [];
    for (const _ of [1, 2]) {
      await checkExample(at.deps, { attemptId: at.attemptId, args, answer: sum(args) }, at.actor);
    }
    expect((await at.stored()).understandPayload?.predictions).toMatchObject([
      { outcome: "right" },
    ]);
  });

  test("does not count once its result was told", async () => {
    const { at, first } = await asked("EXPERT");
    const { attemptId, deps, actor } = at;
    const check = (args: OpenProbe["args"], answer: number) =>
      checkExample(deps, { attemptId, args, answer }, actor);
    const [probe] = first.probes;
    const other = aProbedProblem().probes.find(({ args }) => args[0] !== probe?.args[0]);
    const own = other?.args ?? [];
    await check(own, difference(own));
    expect(await check(own, sum(own))).toMatchObject({ agrees: true });
    await explainProbe(deps, { attemptId, question: probe?.question ?? "" }, actor);
    await check(probe?.args ?? [], sum(probe?.args ?? []));
    const { understandPayload } = await at.stored();
    expect(understandPayload?.predictions.map(({ outcome }) => outcome)).toEqual([
      "misread",
      "explained",
    ]);
  });

  test("must not be the input that the coach asks about", async () => {
    const { at, first } = await asked();
    const args = first.probes[0]?.args ?? [];
    const check = checkExample(at.deps, { attemptId: at.attemptId, args, answer: 1 }, at.actor);
    await expect(check).rejects.toMatchObject({ code: "invalid-input" });
  });
});

describe("an input that a coach doubts", () => {
  const doubting = async (mode: Mode, doubtfulInput: number[], most = 20) => {
    const at = await atStep("UNDERSTAND", {
      mode,
      deps: memoryDeps({ problems: [aProbedProblem()] }),
    });
    const { coach } = at.deps;
    const persuaded: typeof coach = {
      ...coach,
      assessExplanation: async (context) => ({
        ...(await coach.assessExplanation(context)),
        status: "PASS",
        doubtfulInput,
      }),
    };
    const deps = { ...at.deps, coach: persuaded };
    const send = () =>
      submitExplanation(deps, { attemptId: at.attemptId, ...anExplanation() }, at.actor);
    return { at, send, most };
  };

  test("is asked about first", async () => {
    const { send } = await doubting("BEGINNER", [13, 2]);
    expect((await send()).probes[0]).toMatchObject({ args: [13, 2] });
  });

  test("is not asked about where it tells no readings apart", async () => {
    const { send } = await doubting("BEGINNER", [0, 0]);
    const { probes } = await send();
    expect(aProbedProblem().probes.map(({ args }) => args)).toContainEqual(probes[0]?.args);
  });

  test("is asked about once, however often the words are sent", async () => {
    const { at, send } = await doubting("BEGINNER", [13, 2]);
    const { probes } = await send();
    const question = probes[0]?.question ?? "";
    await answerFollowup(at.deps, { attemptId: at.attemptId, question, answer: "15" }, at.actor);
    expect((await send()).probes[0]?.args).not.toEqual([13, 2]);
  });

  test.each<Mode>(["BEGINNER", "EXPERT"])(
    "lets no misreader of %s mode through, however often the words are sent",
    async (mode) => {
      const { at, send } = await doubting(mode, [7, 7]);
      for (let round = 0; round < 8; round++) {
        expect((await send()).status).toBe("NEEDS_WORK");
        await predict(at, difference, 1);
      }
      expect((await at.stored()).v2Step).toBe("UNDERSTAND");
    },
  );
});
