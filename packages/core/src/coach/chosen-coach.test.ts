import { expect, test } from "vitest";
import { defaultSettings } from "../entities/people/settings.ts";
import { aProblem } from "../testing/builders/problem-builder.ts";
import { aBusyAttempt } from "../testing/coach-calls.ts";
import { fakeRunner } from "../testing/fakes/fake-runner.ts";
import { fakeTextModel } from "../testing/fakes/fake-text-model.ts";
import { memoryCoachReplies } from "../testing/memory/coach/coach-replies.ts";
import { memoryDeps } from "../testing/memory/deps.ts";
import { authoredCoach } from "./authored/authored-coach.ts";
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

test("a drawing is made here and takes no call of the model", async () => {
  const deps = memoryDeps();
  deps.settings.find = async () => {
    throw new Error("nobody needs to know the chosen coach");
  };
  const builtIn = authoredCoach(fakeRunner());
  const coach = chosenCoach({
    ...deps,
    replies: memoryCoachReplies(),
    guard: { check: async () => ({ leak: false }) },
    builtIn,
  });
  const attempt = aBusyAttempt();
  const answer = await coach.converse({
    subject: { kind: "attempt", problem: aProblem(), attempt },
    userId: attempt.userId,
    message: "draw example 1",
    ...{ past: [], summary: "", references: [], todos: [] },
  });
  expect(answer).toMatchObject({ isFallback: false, answeredBy: null });
  expect(answer.reply.drawings).toHaveLength(1);
});
