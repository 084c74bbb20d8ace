import type { AnyAttempt } from "../entities/attempt-v2.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import type { LegacyRefusal } from "../validation/attempt-state-machine.ts";
import type { MoveRefusal } from "../validation/attempt-v2-conditions.ts";

type Refusal = MoveRefusal | LegacyRefusal;

const answers: Record<Refusal, { code: ErrorCode; message: string; suggestion?: string }> = {
  "wrong-step": {
    code: "wrong-step",
    message: "This cannot be done at the attempt's present step.",
    suggestion: "Reload the attempt to see where it stands.",
  },
  "expert-only": {
    code: "skip-not-allowed",
    message: "Only Expert mode can skip this step.",
    suggestion: "Finish the step, or switch to Expert mode.",
  },
  "hint-budget-spent": {
    code: "hint-budget-spent",
    message: "All hints for this attempt have been used.",
    suggestion: "Run your code on a small example by hand, or use a stuck action.",
  },
  "recap-required": {
    code: "recap-required",
    message: "Explain the rescue back in your own words before you complete the attempt.",
    suggestion: "Send a recap, then complete the attempt.",
  },
  "tests-failed": {
    code: "tests-not-passed",
    message: "Not all tests have passed yet.",
    suggestion: "Run the tests, and fix the code where they fail.",
  },
  "no-code": { code: "invalid-input", message: "There is no code to submit." },
  "pattern-mismatch": { code: "invalid-input", message: "This pattern does not fit the problem." },
  "invariant-missing": {
    code: "invalid-input",
    message: "Say what stays true after every round.",
  },
  "invariant-wrong": { code: "invalid-input", message: "This invariant does not hold." },
  "invariant-unchecked": {
    code: "invalid-input",
    message: "Say the same with the choices of the sentence.",
  },
  "explanation-needs-work": { code: "internal", message: "The explanation has no verdict." },
  "confidence-is-enough": { code: "internal", message: "The choice has no verdict." },
};

export function refused(attempt: AnyAttempt, refusal: Refusal): AppError {
  const { code, message, suggestion } = answers[refusal];
  return new AppError(code, message, {
    details: { v2Step: attempt.v2Step, state: attempt.state },
    ...(suggestion && { suggestions: [suggestion] }),
  });
}

// Someone else's attempt answers the same, so that ids cannot be probed.
export function noSuchAttempt(): AppError {
  return new AppError("not-found", "There is no such attempt.");
}
