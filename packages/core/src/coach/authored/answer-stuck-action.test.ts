import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { aBusyAttempt } from "../../testing/coach-calls.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { authoredCoach } from "./authored-coach.ts";

const problem = aProblem();

test("a checkpoint before any code holds the learner's own invariant and not the author's", async () => {
  const attempt = aBusyAttempt({ code: problem.starterCode.javascript });
  const coach = authoredCoach(fakeRunner());
  const ask = (given: typeof attempt) =>
    coach.stuckAction({ problem, attempt: given, action: "checkpoint" });
  const { response } = await ask(attempt);
  expect(response).toContain("“The total is what was seen so far.”");
  expect(response).not.toContain(problem.reflect.invariantSummary);
  const { response: without } = await ask({ ...attempt, planPayload: null });
  expect(without).toMatch(/make that one test pass\.$/);
});
