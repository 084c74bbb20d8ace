import type { Mode, V2Step } from "@foothold/core/attempt";
import { v2Steps } from "@foothold/core/attempt";
import type { RateLimits } from "@foothold/core/people";
import {
  anExplanation,
  aProblem,
  type FakeCoach,
  type FakeRunner,
  fakeCoach,
  fakeRunner,
  goodChoice,
  memoryProblems,
  rightCode,
  rightInvariant,
} from "@foothold/core/testing";
import { type App, startApp } from "./app.ts";

type Body = Record<string, unknown>;
export type Learner = Awaited<ReturnType<PracticeApp["learner"]>>;
export type PracticeApp = Awaited<ReturnType<typeof startPracticeApp>>;

/** The real routes and database, with a coach, a runner and a catalogue that a test can break. */
export async function startPracticeApp() {
  const coach: FakeCoach = fakeCoach();
  const runner: FakeRunner = fakeRunner();
  const app = await startApp(
    {},
    { coach, runner, problems: memoryProblems([aProblem()]), rateLimits: noLimits },
  );
  return { ...app, coach, runner, learner: () => learnerIn(app) };
}

const noLimits: RateLimits = {
  take: async () => ({ allowed: true, count: 1 }),
  giveBack: async () => {},
  clear: async () => {},
};

async function learnerIn(app: App) {
  const { cookie, id: userId } = await app.signUp("learner");

  async function send(
    method: string,
    path: string,
    body?: Body,
    headers: Record<string, string> = {},
  ) {
    const response = await app.call(method, path, { cookie, ...(body && { body }), headers });
    return { status: response.status, body: await response.json() };
  }

  async function start(mode: Mode = "BEGINNER"): Promise<string> {
    const body = { problemSlug: "add-two", language: "javascript", mode };
    return (await send("POST", "/api/attempts", body)).body.attempt.id;
  }

  /** Does one move of the attempt and gives what was answered. */
  const move = (id: string, verb: string, body: Body = {}, headers: Record<string, string> = {}) =>
    send(verb === "code" ? "PUT" : "POST", `/api/attempts/${id}/${verb}`, body, headers);

  return {
    userId,
    cookie,
    send,
    start,
    move,
    attempt: async (id: string) => (await send("GET", `/api/attempts/${id}`)).body.attempt,
    /** A new attempt, taken to `step` over HTTP the way a learner would take it. */
    async reach(step: V2Step, mode: Mode = "BEGINNER"): Promise<string> {
      const id = await start(mode);
      for (const passed of v2Steps.slice(0, v2Steps.indexOf(step))) {
        const [verb, body] = passing[passed as keyof typeof passing];
        const { status } = await move(id, verb, body);
        if (status !== 200) throw new Error(`${verb} answered ${status}`);
      }
      return id;
    },
  };
}

export const reflection = { cuesNextTime: ["in total"], invariantSummary: rightInvariant };

/** What takes an attempt past each step. */
export const passing: Record<Exclude<V2Step, "COMPLETE">, [verb: string, body: Body]> = {
  UNDERSTAND: ["understand/submit", anExplanation()],
  PLAN: ["plan/choose", goodChoice],
  IMPLEMENT: ["implement/submit", { code: rightCode }],
  VERIFY: ["verify/run", {}],
  REFLECT: ["reflect/submit", reflection],
};
