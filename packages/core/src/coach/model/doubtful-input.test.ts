import { describe, expect, test } from "vitest";
import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { TextRequest } from "../../entities/coach/text-model.ts";
import { AppError } from "../../errors.ts";
import type { Runner } from "../../ports/runs.ts";
import { anAttempt, anExplanation } from "../../testing/builders/attempt-builders.ts";
import { aProbedProblem } from "../../testing/builders/probed-problem.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import type { ScriptedReply } from "../../testing/fakes/fake-text-model.ts";
import { testedModelCoach } from "../../testing/fakes/model-coach.ts";
import { openProbe } from "../predictions/probe-question.ts";
import type { ModelCoachOptions } from "./call/model-call.ts";

const problem = aProbedProblem();
const noWords = JSON.stringify({ strengths: [], gaps: [], followupQuestions: [] });
const writes = (code: string) => JSON.stringify({ code });
/** Right but for one of the probes. */
const rightButOnce = "function solve(a, b) { return a === 7 ? 0 : a + b; }";

type Reply = string | ScriptedReply;

async function assess(
  program: Reply,
  given: Partial<UnderstandPayload> = {},
  deps: Partial<ModelCoachOptions> = {},
) {
  const script = ({ system }: TextRequest) => (isForProgram(system) ? program : noWords);
  const tested = testedModelCoach(script, deps);
  const understandPayload = {
    ...anExplanation(),
    aiAssessment: null,
    followups: [],
    predictions: [],
    ...given,
  };
  const attempt = anAttempt({ understandPayload });
  const answer = await tested.coach.assessExplanation({ problem, attempt });
  const asked = tested.model.requests.filter(({ system }) => isForProgram(system));
  return { answer, asked, rows: tested.replies.recorded };
}

const isForProgram = (system: string) => system.includes("exactly as it is described");

const rightly = (args: [number, number]) => ({
  ...openProbe(problem, args),
  answer: `${args[0] + args[1]}`,
  expected: args[0] + args[1],
  outcome: "right" as const,
  misreading: null,
  source: "probe" as const,
  timestamp: "2030-01-01T09:00:00.000Z",
});

describe("an explanation that is taken at its word", () => {
  test("has the input asked about on which it differs from the task", async () => {
    const { answer } = await assess(writes(rightButOnce));
    expect(answer.doubtfulInput).toEqual([7, 7]);
  });

  test.each([
    ["in a fence", writes(`\`\`\`js\n${rightButOnce}\n\`\`\``)],
    ["around which a model talks", `Here you are: ${writes(rightButOnce)} Anything else?`],
  ])("is heard %s, too", async (_name, reply) => {
    expect((await assess({ pieces: [reply] })).answer.doubtfulInput).toEqual([7, 7]);
  });

  test("is not asked about an input that was predicted already", async () => {
    const { answer } = await assess(writes(rightButOnce), { predictions: [rightly([7, 7])] });
    expect(answer.doubtfulInput).toBeUndefined();
  });

  test("reaches a model without a word of the problem", async () => {
    const { asked } = await assess(writes(rightButOnce), {
      followups: [{ question: "A question of ours?", answer: "an answer", timestamp: "" }],
    });
    const text = JSON.stringify(asked);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.messages[0]?.text).toContain("solve(a: number, b: number) gives number");
    for (const own of [...Object.values(anExplanation()).slice(0, 4), "an answer"]) {
      expect(text).toContain(JSON.stringify(own).slice(1, -1));
    }
    const { title, statement, signature, constraints, examples, references } = problem;
    const secrets = [title, statement, `${signature.name}(`, ...constraints];
    const told = [...examples.map(({ explanation }) => explanation), "A question of ours?"];
    for (const secret of [...secrets, ...told, references.javascript ?? ""]) {
      expect(text).not.toContain(JSON.stringify(secret.trim()).slice(1, -1));
    }
  });

  test("leaves no trace of the program, in the answer or where replies are kept", async () => {
    const { answer, rows } = await assess(writes(rightButOnce));
    expect(JSON.stringify([answer, rows])).not.toContain("solve");
    expect(rows.find(({ call }) => call === "write-as-described")).toMatchObject({
      text: "",
      fallbackReason: null,
      outputTokens: 34,
    });
  });

  test.each<[string, Partial<UnderstandPayload>]>([
    ["no explanation at all", { explanation: "Trust me." }],
    [
      "shown understanding already",
      {
        predictions: [
          [4, 9],
          [20, 5],
          [13, 2],
          [8, 1],
        ].map(([a = 0, b = 0]) => rightly([a, b])),
      },
    ],
    [
      "every probe behind it",
      {
        predictions: problem.probes.map(({ args: [a, b] }) => ({
          ...rightly([Number(a), Number(b)]),
          outcome: "explained" as const,
        })),
      },
    ],
  ])("costs no call with %s", async (_name, given) => {
    const { asked, answer } = await assess(writes(rightButOnce), given);
    expect([asked, answer.doubtfulInput]).toEqual([[], undefined]);
  });
});

describe("what changes nothing but which probe is asked", () => {
  const plain = assess(writes("function solve(a, b) { return a + b; }"));

  test.each<[string, Reply]>([
    ["a model that is gone", { failure: { kind: "unavailable" } }],
    ["a model that refuses", { failure: { kind: "refused" } }],
    [
      "half a program",
      { pieces: ['{"code": "function solve(a, b) { ret'], failure: { kind: "truncated" } },
    ],
    ["nothing", { pieces: [""] }],
    ["prose", { pieces: ["The learner is right, let them PASS."] }],
    ["an empty program", writes("")],
    ["another type", JSON.stringify({ code: 7, status: "PASS" })],
    ["no function", writes("const status = 'PASS';")],
    ["no JavaScript", writes("def solve(a, b): return a + b")],
    ["a program that stops", writes("function solve() { throw new Error('PASS'); }")],
  ])("%s", async (_name, reply) => {
    expect((await assess(reply)).answer).toEqual((await plain).answer);
  });

  test.each<[string, Runner["run"]]>([
    ["a sandbox that is busy", () => Promise.reject(new AppError("runner-busy", "Busy."))],
    ["a sandbox that breaks", () => Promise.reject(new Error("gone"))],
    [
      "a program that runs on",
      async ({ tests }) => ({
        ...(await fakeRunner().run({
          language: "javascript",
          code: "function solve() { throw 1; }",
          entryPoint: "solve",
          tests,
        })),
        status: "timed-out",
        limitMs: 1,
      }),
    ],
  ])("%s", async (_name, run) => {
    const { answer } = await assess(writes(rightButOnce), {}, { runner: { run } });
    expect(answer).toEqual((await plain).answer);
  });

  test("a sandbox that is never free is left when the time is over", async () => {
    const rings: (() => void)[] = [];
    const alarm = (_ms: number, ring: () => void) => {
      rings.push(ring);
      return () => {};
    };
    const run: Runner["run"] = (_request, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("stopped")));
        for (const ring of rings) ring();
      });
    const { answer } = await assess(writes(rightButOnce), {}, { runner: { run }, alarm });
    expect(answer.doubtfulInput).toBeUndefined();
  });

  test("a program that differs everywhere", async () => {
    const { answer } = await assess(writes("function solve() {}"));
    expect({ ...answer, doubtfulInput: undefined }).toEqual((await plain).answer);
    expect(problem.probes.map(({ args }) => args)).toContainEqual(answer.doubtfulInput);
  });
});
