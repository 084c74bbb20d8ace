import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { modeSchema } from "../entities/attempt/attempt-mode.ts";
import { type V2Step, v2Steps } from "../entities/attempt-v2.ts";
import { type InvariantStanding, type Move, type MoveState, triggers } from "./attempt-v2-moves.ts";
import {
  decideMove,
  mayBegin,
  type StayingMove,
  stayingMoves,
  transitions,
} from "./attempt-v2-state-machine.ts";

const state = (given: Partial<MoveState> = {}): MoveState => ({
  v2Step: "UNDERSTAND",
  mode: "BEGINNER",
  hintBudget: 3,
  hintsUsedCount: 0,
  recapRequired: false,
  ...given,
});

const explain = (verdict: "PASS" | "NEEDS_WORK"): Move => ({
  trigger: "submit-explanation",
  verdict,
});
const choose = (
  match: "GOOD" | "MAYBE" | "MISMATCH",
  confidence: number,
  invariant: InvariantStanding = "fine",
): Move => ({ trigger: "choose-pattern", match, confidence, invariant });
const run = (allPassed: boolean): Move => ({ trigger: "run-tests", allPassed });
const submit: Move = { trigger: "submit-code", code: "return 1" };

const fourteen: [V2Step, Move, V2Step, Partial<MoveState>][] = [
  ["UNDERSTAND", explain("NEEDS_WORK"), "UNDERSTAND", {}],
  ["UNDERSTAND", explain("PASS"), "PLAN", {}],
  ["UNDERSTAND", { trigger: "skip" }, "PLAN", { mode: "EXPERT" }],
  ["PLAN", { trigger: "suggest-patterns" }, "PLAN", {}],
  ["PLAN", choose("GOOD", 2), "PLAN", { mode: "BEGINNER" }],
  ["PLAN", choose("GOOD", 3), "IMPLEMENT", {}],
  ["PLAN", { trigger: "skip" }, "IMPLEMENT", { mode: "EXPERT" }],
  ["IMPLEMENT", submit, "VERIFY", {}],
  ["IMPLEMENT", { trigger: "request-hint" }, "IMPLEMENT", { hintsUsedCount: 2 }],
  ["VERIFY", run(false), "VERIFY", {}],
  ["VERIFY", run(true), "REFLECT", {}],
  ["VERIFY", { trigger: "retry" }, "IMPLEMENT", {}],
  ["REFLECT", { trigger: "submit-reflection" }, "COMPLETE", {}],
  ["REFLECT", { trigger: "skip" }, "COMPLETE", { mode: "BEGINNER" }],
];

describe("the fourteen transitions", () => {
  test("are fourteen, and these", () => {
    expect(transitions.map(({ from, trigger, to }) => [from, trigger, to])).toEqual(
      fourteen.map(([from, move, to]) => [from, move.trigger, to]),
    );
  });

  test.each(fourteen)("at %s, %o leads to %s", (from, move, to, given) => {
    expect(decideMove(state({ v2Step: from, ...given }), move)).toEqual({ allowed: true, to });
  });
});

describe("a move that its conditions refuse says why", () => {
  test.each<[V2Step, Move, Partial<MoveState>, string]>([
    ["UNDERSTAND", { trigger: "skip" }, { mode: "BEGINNER" }, "expert-only"],
    ["PLAN", { trigger: "skip" }, { mode: "BEGINNER" }, "expert-only"],
    ["PLAN", choose("MISMATCH", 5), {}, "pattern-mismatch"],
    ["PLAN", choose("MISMATCH", 1), { mode: "EXPERT" }, "pattern-mismatch"],
    ["PLAN", choose("GOOD", 4, "missing"), {}, "invariant-missing"],
    ["PLAN", choose("MAYBE", 4, "wrong"), {}, "invariant-wrong"],
    ["PLAN", choose("GOOD", 4, "unchecked"), {}, "invariant-unchecked"],
    ["PLAN", choose("MISMATCH", 4, "wrong"), {}, "pattern-mismatch"],
    ["IMPLEMENT", { trigger: "submit-code", code: " \n" }, {}, "no-code"],
    ["IMPLEMENT", { trigger: "request-hint" }, { hintsUsedCount: 3 }, "hint-budget-spent"],
    ["REFLECT", { trigger: "submit-reflection" }, { recapRequired: true }, "recap-required"],
    ["REFLECT", { trigger: "skip" }, { recapRequired: true }, "recap-required"],
  ])("at %s, %o", (v2Step, move, given, reason) => {
    expect(decideMove(state({ v2Step, ...given }), move)).toEqual({
      allowed: false,
      reason,
      step: v2Step,
    });
  });

  test("an expert's low confidence and a beginner's middling one go on", () => {
    const goesOn = { allowed: true, to: "IMPLEMENT" };
    expect(decideMove(state({ v2Step: "PLAN", mode: "EXPERT" }), choose("MAYBE", 1))).toEqual(
      goesOn,
    );
    expect(decideMove(state({ v2Step: "PLAN" }), choose("MAYBE", 3))).toEqual(goesOn);
  });

  test.each(["missing", "wrong"] as const)(
    "an expert goes on with an invariant that is %s",
    (invariant) => {
      const expert = state({ v2Step: "PLAN", mode: "EXPERT" });
      expect(decideMove(expert, choose("GOOD", 3, invariant))).toEqual({
        allowed: true,
        to: "IMPLEMENT",
      });
    },
  );
});

const sample: Record<Move["trigger"], Move> = {
  "submit-explanation": explain("PASS"),
  skip: { trigger: "skip" },
  "suggest-patterns": { trigger: "suggest-patterns" },
  "choose-pattern": choose("GOOD", 5),
  "submit-code": submit,
  "request-hint": { trigger: "request-hint" },
  "run-tests": run(true),
  retry: { trigger: "retry" },
  "submit-reflection": { trigger: "submit-reflection" },
};

const refusedPairs = v2Steps.flatMap((step) =>
  triggers
    .filter((trigger) => !transitions.some((row) => row.from === step && row.trigger === trigger))
    .map((trigger) => [step, trigger] as const),
);

describe("every pair of step and trigger that is not in the table", () => {
  test("there are as many as the table leaves", () => {
    const known = new Set(transitions.map(({ from, trigger }) => `${from} ${trigger}`)).size;
    expect(refusedPairs).toHaveLength(v2Steps.length * triggers.length - known);
  });

  test.each(refusedPairs)("%s refuses %s as the wrong step", (step, trigger) => {
    const expert = state({ v2Step: step, mode: "EXPERT" });
    expect(decideMove(expert, sample[trigger])).toEqual({
      allowed: false,
      reason: "wrong-step",
      step,
    });
    expect(mayBegin(step, trigger)).toBe(false);
  });
});

describe("what changes no step", () => {
  const moves = Object.keys(stayingMoves) as StayingMove[];

  test.each(moves)("%s is refused at COMPLETE", (move) => {
    expect(mayBegin("COMPLETE", move)).toBe(false);
  });

  test.each<[StayingMove, V2Step[]]>([
    ["answer-followup", ["UNDERSTAND"]],
    ["check-example", ["UNDERSTAND"]],
    ["revise-explanation", ["PLAN", "IMPLEMENT", "VERIFY", "REFLECT"]],
    ["run-discovery", ["PLAN"]],
    ["revise-plan", ["IMPLEMENT", "VERIFY", "REFLECT"]],
    ["save-code", ["IMPLEMENT"]],
    ["rewind-code", ["IMPLEMENT"]],
    ["explain-failure", ["VERIFY"]],
    ["trace", ["VERIFY"]],
    ["try-challenge", ["REFLECT"]],
    ["stuck-action", ["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY", "REFLECT"]],
    ["ask-coach", ["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY", "REFLECT"]],
  ])("%s belongs to %j alone", (move, steps) => {
    expect(v2Steps.filter((step) => mayBegin(step, move))).toEqual(steps);
  });
});

describe("whatever the sequence of moves", () => {
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.constantFrom(...Object.values(sample), explain("NEEDS_WORK"), run(false)),
    fc.record({
      trigger: fc.constant("choose-pattern" as const),
      match: fc.constantFrom("GOOD" as const, "MAYBE" as const, "MISMATCH" as const),
      confidence: fc.integer({ min: 1, max: 5 }),
      invariant: fc.constantFrom("fine" as const, "missing" as const, "wrong" as const),
    }),
  );
  const doing = fc.oneof(
    { weight: 8, arbitrary: move },
    { weight: 1, arbitrary: fc.constantFrom("rescue" as const, "recap" as const) },
  );
  const start = fc.record({
    mode: fc.constantFrom(...modeSchema.options),
    hintBudget: fc.integer({ min: 0, max: 5 }),
  });

  function walk(
    given: Pick<MoveState, "mode" | "hintBudget">,
    doings: readonly (Move | "rescue" | "recap")[],
    watch: (before: MoveState, move: Move, after: MoveState) => void,
  ): void {
    let at = state(given);
    for (const next of doings) {
      if (next === "rescue" || next === "recap") {
        at = { ...at, recapRequired: at.v2Step !== "COMPLETE" && next === "rescue" };
        continue;
      }
      const verdict = decideMove(at, next);
      if (!verdict.allowed) continue;
      const hints = next.trigger === "request-hint" ? 1 : 0;
      const after = {
        ...at,
        v2Step: verdict.to,
        hintsUsedCount: at.hintsUsedCount + hints,
      };
      watch(at, next, after);
      at = after;
    }
  }

  const doings = fc.array(doing, { minLength: 40, maxLength: 200, size: "max" });

  const always = (watch: (before: MoveState, move: Move, after: MoveState) => void) =>
    fc.assert(
      fc.property(start, doings, (given, all) => walk(given, all, watch)),
      { numRuns: 300 },
    );

  test("the sequences tried go through every row", () => {
    const seen = new Set<string>();
    for (const [given, all] of fc.sample(fc.tuple(start, doings), { seed: 5, numRuns: 200 })) {
      walk(given, all, (before, { trigger }, after) => {
        seen.add(`${before.v2Step} ${trigger} ${after.v2Step}`);
      });
    }
    expect(seen).toEqual(
      new Set(transitions.map(({ from, trigger, to }) => `${from} ${trigger} ${to}`)),
    );
  });

  test("every step taken is a row of the table", () =>
    always((before, { trigger }, after) => {
      const row = { from: before.v2Step, trigger, to: after.v2Step };
      expect(transitions).toContainEqual(expect.objectContaining(row));
    }));

  test("a beginner never skips understanding or planning", () =>
    always((before, { trigger }) => {
      if (trigger === "skip" && before.v2Step !== "REFLECT") expect(before.mode).toBe("EXPERT");
    }));

  test("a beginner reaches the code with confidence only", () =>
    always((before, chosen, after) => {
      if (before.mode !== "BEGINNER" || chosen.trigger !== "choose-pattern") return;
      if (after.v2Step === "IMPLEMENT") expect(chosen.confidence).toBeGreaterThanOrEqual(3);
    }));

  test("a beginner never reaches the code with an invariant that is missing or wrong", () =>
    always((before, chosen, after) => {
      if (before.mode !== "BEGINNER" || chosen.trigger !== "choose-pattern") return;
      if (after.v2Step === "IMPLEMENT") expect(chosen.invariant).toBe("fine");
    }));

  test("COMPLETE is final", () => always((before) => expect(before.v2Step).not.toBe("COMPLETE")));

  test("hints never exceed the budget", () =>
    always((_, _move, after) =>
      expect(after.hintsUsedCount).toBeLessThanOrEqual(after.hintBudget),
    ));

  test("a rescue without a recap never completes", () =>
    always((before, _move, after) => {
      if (after.v2Step === "COMPLETE") expect(before.recapRequired).toBe(false);
    }));
});
