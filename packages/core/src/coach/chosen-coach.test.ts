import { expect, test } from "vitest";
import { defaultSettings } from "../entities/people/settings.ts";
import { aProblem } from "../testing/builders/problem-builder.ts";
import { aBusyAttempt } from "../testing/coach-calls.ts";
import { fakeTextModel } from "../testing/fakes/fake-text-model.ts";
import { memoryCoachReplies } from "../testing/memory/coach/coach-replies.ts";
import { memoryDeps } from "../testing/memory/deps.ts";
import { chosenCoach } from "./chosen-coach.ts";

test.each([
  [undefined, "weak", "converse"],
  ["simple", "weak", "converse"],
  ["hard", "strong", "converse"],
  ["review", "strong", "review"],
  ["plan", "strong", "plan-request"],
] as const)("work that is %s goes to the %s model, as %s", async (specialist, first, call) => {
  const deps = memoryDeps();
  deps.settings.find = async () => ({ ...defaultSettings, name: "", coachProvider: "ollama" });
  const opened: string[] = [];
  const replies = memoryCoachReplies();
  const coach = chosenCoach({
    ...deps,
    replies,
    guard: { check: async () => ({ leak: false }) },
    builtIn: deps.coach,
    models: {
      ...deps.models,
      configured: () => ["weak", "strong"],
      open: async (_provider, names) => {
        opened.push(...names);
        return [fakeTextModel(JSON.stringify({ summary: "Look at your last line." }))];
      },
    },
  });
  const attempt = aBusyAttempt();
  await coach.converse({
    subject: { kind: "attempt", problem: aProblem(), attempt },
    userId: attempt.userId,
    message: "Look",
    ...{ past: [], summary: "", references: [], todos: [] },
    specialist,
  });
  expect(opened[0]).toBe(first);
  const { items } = await replies.list(attempt.id, { limit: 5 });
  expect(items.map((reply) => reply.call)).toEqual([call]);
});
