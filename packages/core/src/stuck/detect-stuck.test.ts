import { describe, expect, test } from "vitest";
import { defaultStuckConfig, stuckConfigSchema } from "../entities/stuck/stuck-config.ts";
import { attemptAfter, did, type Happened } from "../testing/scenarios/assessed-events.ts";
import { type Detection, detectStuck } from "./detect-stuck.ts";
import { StuckDetector } from "./stuck-detector.ts";
import { stuckView } from "./stuck-view.ts";

describe("the detector", () => {
  test.each([
    ["one without progress", [0.1], "PROGRESSING"],
    ["two", [0.1, 0], "WARNING"],
    ["three", [0.1, 0, 0.14], "STUCK"],
    ["four", [0, 0, 0, 0], "STUCK"],
    ["progress after three", [0, 0, 0, 0.15], "PROGRESSING"],
    ["one more after that", [0, 0, 0, 0.15, 0], "PROGRESSING"],
  ] as const)("%s: %j is %s", (_what, scores, state) => {
    const detector = new StuckDetector();
    expect(scores.map((score) => detector.check(score)).at(-1)).toBe(state);
  });

  test("takes other thresholds", () => {
    const detector = new StuckDetector({ progressThreshold: 0.5, warnAfter: 1, stuckAfter: 2 });
    expect([0.4, 0.4].map((score) => detector.check(score))).toEqual(["WARNING", "STUCK"]);
  });
});

const stuck = (reason: NonNullable<Detection["reason"]>) => ({ state: "STUCK", reason });
const working = { state: "PROGRESSING", reason: null };

describe("a learner who", () => {
  test.each<[string, Happened[][], object]>([
    ["has done nothing yet", [], working],
    ["fails once", [did.run("a", "+--")], working],
    [
      "fails in the same way three times, the first included",
      [did.run("a", "+--"), did.run("b", "+--"), did.run("c", "+--")],
      stuck("repeated-failure"),
    ],
    [
      "gained a test with the first of three failures, and so has failed twice since",
      [did.run("a", "---"), did.run("b", "+--"), did.run("c", "+--"), did.run("d", "+--")],
      { state: "WARNING", reason: null },
    ],
    [
      "looks inside with prints at the same failure",
      [
        did.run("a()", "+--"),
        did.run("console.log(1); a()", "+--"),
        did.run("console.log(2); a()", "+--"),
      ],
      working,
    ],
    [
      "took a hint between three failures of the same kind",
      [did.run("a", "+--"), did.hint(), did.run("b", "+--"), did.hint(), did.run("c", "+--")],
      stuck("repeated-failure"),
    ],
    [
      "has just taken a hint after three failures",
      [did.run("a", "+--"), did.run("b", "+--"), did.run("c", "+--"), did.hint()],
      { state: "WARNING", reason: null },
    ],
    [
      "goes to and fro between two programs",
      [did.run("a", "+--"), did.run("b", "--+"), did.run("a", "+--"), did.run("b", "--+")],
      stuck("loop"),
    ],
    [
      "asks for three hints and writes nothing",
      [did.hint(), did.hint(), did.hint()],
      stuck("no-progress"),
    ],
    [
      "repeats an explanation",
      [
        did.explain("a", ["x"]),
        did.explain("b", ["x"]),
        did.explain("c", ["x"]),
        did.explain("d", ["x"]),
      ],
      stuck("repeated-failure"),
    ],
    [
      "gets on, slowly and with many failures",
      [
        "+---------",
        "++--------",
        "+++-------",
        "++++------",
        "+++++-----",
        "++++++----",
        "+++++++---",
        "++++++++--",
        "+++++++++-",
      ].map((tests, i) => did.run(`a${i}`, tests)),
      working,
    ],
    [
      "gets on after three failures among five",
      [did.run("a", "+----"), did.run("b", "+----"), did.run("c", "+----"), did.run("d", "++---")],
      working,
    ],
    [
      "has been at it for eight tries and moves no more",
      [
        ...["+------", "++-----", "+++----", "++++---", "+++++--", "++++++-"].map((tests, i) =>
          did.run(`a${i}`, tests),
        ),
        did.hint(),
        did.hint(),
      ],
      stuck("no-completion"),
    ],
  ])("%s", (_what, done, expected) => {
    expect(detectStuck(attemptAfter(done).stuckTrail)).toEqual(expected);
  });
});

test("thresholds are an operator's to change", () => {
  const config = stuckConfigSchema.parse({
    sameFailures: 9,
    stuckAfter: 5,
    failuresAmong: { failures: 5, last: 5 },
  });
  const trail = attemptAfter(
    Array.from({ length: 4 }, (_, i) => did.run(`a${i}`, "+--")),
  ).stuckTrail;
  expect(detectStuck(trail, config).state).toBe("WARNING");
  expect(detectStuck(trail, defaultStuckConfig).state).toBe("STUCK");
});

test("a finished attempt is not stuck, whatever it took", () => {
  const attempt = attemptAfter(Array.from({ length: 4 }, (_, i) => did.run(`a${i}`, "+--")));
  expect(stuckView(attempt).offer).toMatchObject({ action: "recover" });
  expect(stuckView({ ...attempt, finishedAt: attempt.updatedAt })).toEqual({
    ...working,
    offer: null,
    notice: null,
    needGuidance: false,
  });
});

test("whoever has just got a hint is left to use it", () => {
  const vain = [did.run("a", "+--"), did.run("b", "+--"), did.run("c", "+--"), did.hint()];
  expect(detectStuck(attemptAfter(vain).stuckTrail)).toEqual({ state: "WARNING", reason: null });
  expect(detectStuck(attemptAfter([...vain, did.hint()]).stuckTrail).state).toBe("STUCK");
});

describe("by the letter", () => {
  const letter = stuckConfigSchema.parse({ rule: "letter" });
  const seen = (happened: Happened[][], config = letter) =>
    detectStuck(attemptAfter(happened).stuckTrail, config);

  test("three failures of the last five are stuck, whatever they gained", () => {
    const gaining = [did.run("a", "+---"), did.run("b", "++--"), did.run("c", "+++-")];
    expect(seen(gaining)).toMatchObject(stuck("repeated-failure"));
    expect(seen(gaining, defaultStuckConfig)).toMatchObject(working);
    expect(seen(gaining.slice(0, 2))).toMatchObject(working);
  });

  test("a hint gives no time", () => {
    const hinted = [did.run("a", "+--"), did.run("b", "+--"), did.run("c", "+--"), did.hint()];
    expect(seen(hinted)).toMatchObject({ state: "STUCK" });
  });

  test("eight iterations without completion are stuck", () => {
    const hints = Array.from({ length: 8 }, (_, i) => [did.type(`v${i}`), did.hint()]).flat();
    expect(seen(hints)).toMatchObject(stuck("no-completion"));
    expect(seen(hints.slice(0, 14))).toMatchObject(working);
  });
});
