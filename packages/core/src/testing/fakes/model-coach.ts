import { authoredCoach } from "../../coach/authored/authored-coach.ts";
import { createGuard } from "../../coach/guard/create-guard.ts";
import type { ModelCoachOptions } from "../../coach/model/call/model-call.ts";
import { modelCoach } from "../../coach/model/model-coach.ts";
import type { Coach } from "../../ports/coach/coach.ts";
import { type ManualClock, manualClock } from "../clock.ts";
import { type MemoryCoachReplies, memoryCoachReplies } from "../memory/coach/coach-replies.ts";
import { fakeRunner } from "./fake-runner.ts";
import { type FakeTextModel, fakeTextModel } from "./fake-text-model.ts";

export type TestedModelCoach = {
  coach: Coach;
  /** The built-in coach that stands behind it. */
  builtIn: Coach;
  model: FakeTextModel;
  replies: MemoryCoachReplies;
  clock: ManualClock;
};

/** A model coach with a scripted model, the built-in coach and the real guard behind it. */
export function testedModelCoach(
  script: Parameters<typeof fakeTextModel>[0],
  given: Partial<ModelCoachOptions> = {},
): TestedModelCoach {
  const runner = fakeRunner();
  const builtIn = authoredCoach(runner);
  const model = fakeTextModel(script);
  const replies = memoryCoachReplies();
  const clock = manualClock();
  const guard = createGuard({ runner });
  const deps = { models: [model], authored: builtIn, guard, runner, replies, clock } as const;
  return { coach: modelCoach({ ...deps, ...given }), builtIn, model, replies, clock };
}
