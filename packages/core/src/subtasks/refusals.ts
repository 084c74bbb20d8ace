import { AppError, invalidField } from "../errors.ts";
import type { Edited } from "./plan/edit-plan.ts";

// Somebody else's plan answers the same, so that ids cannot be probed.
export function noSuchPlan(): AppError {
  return new AppError("not-found", "There is no such plan.");
}

export function planRunning(): AppError {
  return new AppError("request-in-progress", "Another plan of this conversation is not done yet.", {
    suggestions: ["Wait until it is done, or stop it, then ask again."],
  });
}

export function planNotIn(what: string): AppError {
  return new AppError("plan-changed", `This plan cannot be ${what} any more.`, {
    suggestions: ["Look at the plan as it is now."],
  });
}

export function partNotFailed(): AppError {
  return new AppError("plan-changed", "This part does not wait for your decision any more.", {
    suggestions: ["Look at the plan as it is now."],
  });
}

export function editRefused(edited: Exclude<Edited, { allowed: true }>): AppError {
  if (edited.reason === "cycle") {
    const circle = [...edited.numbers, edited.numbers[0]].join(" → ");
    return invalidField("tasks", `These parts would wait for each other: ${circle}.`);
  }
  return invalidField("tasks", editWords[edited.reason]);
}

const editWords = {
  empty: "A plan needs at least one part.",
  unknown: "This part is not in the plan any more. Look at the plan as it is now.",
  twice: "A part is in the plan twice.",
} as const;
