import type { Mode } from "../entities/attempt/attempt-mode.ts";
import type { Move, MoveState } from "./attempt-v2-moves.ts";

export const moveRefusals = [
  "wrong-step",
  "explanation-needs-work",
  "expert-only",
  "confidence-is-enough",
  "pattern-mismatch",
  "invariant-missing",
  "invariant-wrong",
  "invariant-unchecked",
  "no-code",
  "hint-budget-spent",
  "tests-failed",
  "recap-required",
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

type Condition = { holds(state: MoveState, move: Move): boolean; refusal: MoveRefusal };

export const LOW_CONFIDENCE_MAX = 2;

export function isUnsureBeginner(mode: Mode, confidence: number): boolean {
  return mode === "BEGINNER" && confidence <= LOW_CONFIDENCE_MAX;
}

export const conditions = {
  needsWork: {
    holds: (_, move) => move.trigger === "submit-explanation" && move.verdict === "NEEDS_WORK",
    refusal: "explanation-needs-work",
  },
  passed: {
    holds: (_, move) => move.trigger === "submit-explanation" && move.verdict === "PASS",
    refusal: "explanation-needs-work",
  },
  expertOrExcused: {
    holds: ({ mode }, move) =>
      mode === "EXPERT" || (move.trigger === "skip" && move.isExcused === true),
    refusal: "expert-only",
  },
  unsureBeginner: {
    holds: ({ mode }, move) =>
      move.trigger === "choose-pattern" && isUnsureBeginner(mode, move.confidence),
    refusal: "confidence-is-enough",
  },
  patternValidated: {
    holds: (_, move) => move.trigger === "choose-pattern" && move.match !== "MISMATCH",
    refusal: "pattern-mismatch",
  },
  invariantGiven: {
    holds: ({ mode }, move) =>
      mode === "EXPERT" || (move.trigger === "choose-pattern" && move.invariant !== "missing"),
    refusal: "invariant-missing",
  },
  invariantNotWrong: {
    holds: ({ mode }, move) =>
      mode === "EXPERT" || (move.trigger === "choose-pattern" && move.invariant !== "wrong"),
    refusal: "invariant-wrong",
  },
  invariantChecked: {
    holds: ({ mode }, move) =>
      mode === "EXPERT" || (move.trigger === "choose-pattern" && move.invariant !== "unchecked"),
    refusal: "invariant-unchecked",
  },
  codeWritten: {
    holds: (_, move) => move.trigger === "submit-code" && move.code.trim() !== "",
    refusal: "no-code",
  },
  hintsRemain: {
    holds: ({ hintBudget, hintsUsedCount }) => hintsUsedCount < hintBudget,
    refusal: "hint-budget-spent",
  },
  someTestFailed: {
    holds: (_, move) => move.trigger === "run-tests" && !move.allPassed,
    refusal: "tests-failed",
  },
  allTestsPassed: {
    holds: (_, move) => move.trigger === "run-tests" && move.allPassed,
    refusal: "tests-failed",
  },
  noRecapOwed: { holds: ({ recapRequired }) => !recapRequired, refusal: "recap-required" },
} as const satisfies Record<string, Condition>;
