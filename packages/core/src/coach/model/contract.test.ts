import { describe } from "vitest";
import type { TextRequest } from "../../entities/coach/text-model.ts";
import { everyCoachCall } from "../../testing/coach-calls.ts";
import { coachContract } from "../../testing/contracts/coach/coach.contract.ts";
import { testedModelCoach } from "../../testing/fakes/model-coach.ts";

describe("a model coach whose model does well", () => {
  let hints = 0;
  const wellDone = ({ system, schema }: TextRequest) => {
    const one = everyCoachCall.find(({ call }) => system.includes(tasks[call] ?? "?"));
    if (schema) return one?.goodReply ?? "{}";
    hints += 1;
    return `What do you see in line ${(hints % 2) + 1}, for try ${"I".repeat(hints)}?`;
  };
  const tasks: Record<string, string> = {
    "assess-explanation": "explains the problem as if to a twelve-year-old",
    "suggest-patterns": "choose two or three of the patterns",
    "judge-choice": "has chosen a pattern",
    "explain-failure": "a test fails",
    "assess-recap": "explains it back",
  };
  coachContract(() => testedModelCoach(wellDone).coach);
});

describe("a model coach whose model is gone", () => {
  coachContract(() => testedModelCoach({ failure: { kind: "unavailable" } }).coach);
});
