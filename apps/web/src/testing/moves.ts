import { anExplanation, goodChoice, rightCode } from "@foothold/core/testing";
import { reflection } from "./practice.ts";

const failure = { testInput: "[1,2]", expected: "3", actual: "-1", userExplanation: "No idea." };

/** Every verb that the core knows, as a request with valid input. */
export const moves: Record<string, [verb: string, body: Record<string, unknown>]> = {
  "set mode": ["mode", { mode: "EXPERT" }],
  "submit explanation": ["understand/submit", anExplanation()],
  "answer follow-up": ["understand/followup", { question: "Why?", answer: "Because." }],
  "check example": ["understand/example", { args: [1, 2], answer: 3 }],
  "skip understanding": ["understand/skip", {}],
  "suggest patterns": ["plan/suggest", { explanation: "" }],
  "choose pattern": ["plan/choose", goodChoice],
  "revise explanation": ["understand/revise", anExplanation()],
  "revise plan": ["plan/revise", goodChoice],
  "run pattern discovery": ["plan/discover", {}],
  "skip planning": ["plan/skip", {}],
  "request hint": ["implement/hint", {}],
  "save code": ["code", { code: "// begun\n" }],
  "rewind code": ["rewind", { position: 0 }],
  "submit code": ["implement/submit", { code: rightCode }],
  "run tests": ["verify/run", {}],
  "explain failure": ["verify/explain-failure", { testIndex: 0, ...failure }],
  trace: ["verify/trace", { testIndex: 0 }],
  retry: ["verify/retry", {}],
  "try challenge": ["reflect/challenge", { challenge: "drops-the-sign", args: [-1, 2] }],
  "predict later": ["predict", { question: "What does it give?", answer: "3" }],
  "submit reflection": ["reflect/submit", reflection],
  "skip reflection": ["reflect/skip", {}],
  "stuck action": ["stuck", { action: "nudge" }],
  "ask the coach": ["chat", { message: "Why?" }],
  "stuck dismiss": ["stuck/dismiss", {}],
  "stuck recover": ["stuck/recover", {}],
  "stuck ask instructor": ["stuck/ask-instructor", { message: "Help." }],
  "stuck recap": ["stuck/recap", { text: "Add both." }],
};
