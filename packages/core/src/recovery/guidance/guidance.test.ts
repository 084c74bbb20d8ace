import { describe, expect, test } from "vitest";
import type { Guidance, GuidanceUse } from "../../entities/recovery/guidance.ts";
import type { CompileErrorKind } from "../../entities/runs/compile-error-kind.ts";
import { aGuidance, aSituation } from "../../testing/builders/recovery-builders.ts";
import { confidenceOf } from "./confidence.ts";
import { judgeGuidance } from "./judge-guidance.ts";
import { mergeGuidance } from "./merge-guidance.ts";
import { rankGuidance } from "./rank-guidance.ts";
import { similarity } from "./similarity.ts";

const didNotCompile = (given: Partial<CompileErrorKind> = {}) =>
  aSituation(["0", "1"], {
    outcome: "did-not-compile",
    compileError: { kind: "SyntaxError: unexpected token '}'", place: "closing", ...given },
  });

const uses = (outcomes: string, userId = "learner-2"): GuidanceUse[] =>
  [...outcomes].map((mark, i) => ({
    guidanceId: "guidance-1",
    recoveryId: `recovery-${i}`,
    userId,
    similarity: 1,
    outcome: mark === "+" ? "helped" : mark === "-" ? "not-helped" : "pending",
    at: "2030-01-01T09:00:00.000Z",
    settledAt: null,
  }));

describe("two situations are alike", () => {
  test.each([
    ["when all is the same", aSituation(["0:x", "2"]), aSituation(["0:x", "2"]), 1],
    [
      "while writing and while testing",
      aSituation(["0:x"], { place: "IMPLEMENT" }),
      aSituation(["0:x"]),
      1,
    ],
    ["less with other wrong values", aSituation(["0:x"]), aSituation(["0:y"]), 0.5],
    ["less with other tests failing", aSituation(["0:x", "1"]), aSituation(["0:x", "2"]), 1 / 3],
    ["less where only hidden tests fail", aSituation(["0", "1"]), aSituation(["0", "1"]), 0.7],
    [
      "also where only hidden tests fail, if the probes get the same wrong answers",
      aSituation(["1"], { wrongAnswers: [{ input: "a", answer: "7" }] }),
      aSituation(["1"], { wrongAnswers: [{ input: "a", answer: "7" }] }),
      1,
    ],
    [
      "much less with the same visible value but other wrong answers to the probes",
      aSituation(["0:x"], { wrongAnswers: [{ input: "a", answer: "7" }] }),
      aSituation(["0:x"], { wrongAnswers: [{ input: "a", answer: "8" }] }),
      0.3 + 0.7 / 3,
    ],
    [
      "no less where the probes show nothing wrong",
      aSituation(["1"], { wrongAnswers: [] }),
      aSituation(["1"], { wrongAnswers: [] }),
      0.7,
    ],
    [
      "by their tests where the probes of one were not run",
      aSituation(["0:x"], { wrongAnswers: [{ input: "a", answer: "7" }] }),
      aSituation(["0:x"]),
      1,
    ],
    [
      "not at all on another problem",
      aSituation(["0:x"]),
      aSituation(["0:x"], { problemSlug: "other" }),
      0,
    ],
    [
      "not at all at another step",
      aSituation(["0:x"]),
      aSituation([], { place: "PLAN", misconceptions: ["stack"] }),
      0,
    ],
    [
      "not at all where neither program has run",
      aSituation([], { outcome: null }),
      aSituation([], { outcome: null }),
      0,
    ],
    [
      "not at all where nothing is known of what was misunderstood",
      aSituation([], { place: "UNDERSTAND" }),
      aSituation([], { place: "UNDERSTAND" }),
      0,
    ],
    [
      "not at all where one run failed and the other took too long",
      aSituation(["0"]),
      aSituation(["0"], { outcome: "timed-out" }),
      0,
    ],
    [
      "less with another pattern chosen",
      aSituation(["0:x"], { chosenPattern: "two-pointers" }),
      aSituation(["0:x"], { chosenPattern: "hash-map" }),
      0.85,
    ],
    ["with the same compile error", didNotCompile(), didNotCompile(), 1],
    ["less with it elsewhere", didNotCompile(), didNotCompile({ place: "for" }), 0.6],
    [
      "not at all with another compile error",
      didNotCompile(),
      didNotCompile({ kind: "SyntaxError: missing )" }),
      0,
    ],
    [
      "with the same wrong pattern",
      aSituation([], { place: "PLAN", misconceptions: ["stack"] }),
      aSituation([], { place: "PLAN", misconceptions: ["stack"] }),
      1,
    ],
  ])("%s", (_what, one, other, expected) => {
    expect(similarity(one, other)).toBeCloseTo(expected);
    expect(similarity(other, one)).toBeCloseTo(expected);
  });
});

describe("confidence", () => {
  test("is even before anything is known, and grows surer with every outcome", () => {
    expect(confidenceOf({ helped: 0, notHelped: 0 })).toMatchObject({ rate: 0.5, count: 0 });
    const few = confidenceOf({ helped: 2, notHelped: 0 });
    const many = confidenceOf({ helped: 20, notHelped: 0 });
    expect(many.low).toBeGreaterThan(few.low);
    expect(many.rate).toBeGreaterThan(few.rate);
  });
});

describe("guidance", () => {
  test.each([
    ["no outcome yet", "?", "learner-2", "draft"],
    ["it worked for the first learner", "+", "learner-1", "draft"],
    ["it worked for someone else", "+", "learner-2", "verified"],
    ["it did not work once", "-", "learner-2", "draft"],
    ["it did not work four times in a row", "++++----", "learner-2", "retired"],
    ["it seldom works", "-+--+------", "learner-2", "retired"],
    ["it works mostly", "++-++-+", "learner-2", "verified"],
  ] as const)("%s (%s by %s): %s", (_what, outcomes, who, status) => {
    expect(judgeGuidance(aGuidance(), uses(outcomes, who)).status).toBe(status);
  });

  test("retired by hand stays so, whatever it did", () => {
    const retired = aGuidance({ status: "retired", retiredReason: "by-hand" });
    expect(judgeGuidance(retired, uses("+++"))).toMatchObject({ status: "retired", helped: 3 });
  });

  test("is ranked by likeness and by how often it helped, and the retired is left out", () => {
    const all = [
      aGuidance({ id: "seldom", notHelped: 3 }),
      aGuidance({ id: "often", helped: 3, status: "verified" }),
      aGuidance({ id: "retired", helped: 9, status: "retired" }),
      aGuidance({ id: "elsewhere", situation: aSituation(["1:q"]) }),
    ];
    const ranked = rankGuidance(aSituation(["0:x", "2"]), all);
    expect(ranked.map(({ guidance }) => guidance.id)).toEqual(["often", "seldom"]);
  });

  const ofClass = { scope: "class", classId: "class-1" } as const;

  test("that says the same of the same in the same class is kept as a variant", () => {
    const again = aGuidance({
      ...ofClass,
      id: "guidance-2",
      words: "Follow the second number through the program, line by line.",
    });
    expect(mergeGuidance(again, [aGuidance(ofClass)])).toMatchObject({
      kind: "variant",
      guidance: { id: "guidance-1", variants: [{ words: again.words }] },
    });
  });

  test.each([
    ["says something else", { words: "Draw a table with one column for every variable." }],
    ["is of another situation", { situation: aSituation(["3:z"]) }],
    ["is of another class", { classId: "class-2" }],
    ["repeats a private note", {}, { scope: "private", classId: null } as const],
  ])(
    "that %s is kept by itself",
    (_what, given: Partial<Guidance>, known: Partial<Guidance> = {}) => {
      const again = aGuidance({ id: "guidance-2", ...ofClass, ...given });
      expect(mergeGuidance(again, [aGuidance({ ...ofClass, ...known })]).kind).toBe("new");
    },
  );

  test("repeated word for word adds nothing", () => {
    const kept = mergeGuidance(aGuidance({ id: "guidance-2", ...ofClass }), [aGuidance(ofClass)]);
    expect(kept.kind).toBe("variant");
    expect(kept.guidance.variants).toEqual([]);
  });
});
