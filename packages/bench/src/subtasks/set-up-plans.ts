import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openModels } from "@foothold/adapter-ai";
import { configAt, standInModels, startStandInOf } from "@foothold/adapter-ai/testing";
import { connect, postgresRepositories } from "@foothold/adapter-db";
import * as schema from "@foothold/adapter-db/schema";
import { startTestServer } from "@foothold/adapter-db/testing";
import { startConversation } from "@foothold/core/chat";
import { authoredCoach, modelCoach } from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import type { Jobs } from "@foothold/core/jobs";
import { defaultSettings } from "@foothold/core/people";
import { changePlan, executeSubTasks, planRequest, workOnPlan } from "@foothold/core/subtasks";
import {
  aLearner,
  aPerson,
  aProblem,
  fakeRunner,
  memoryCoachReplies,
  memoryDeps,
  reachStep,
} from "@foothold/core/testing";

export type Planned = Awaited<ReturnType<typeof setUpPlans>>;

/**
 * Plans in a real PostgreSQL, on the real queue, with a model that takes its time. Neither a sandbox nor the guard is
 * behind them: what those compute depends on the cores of the machine, and not on the plan.
 */
export async function setUpPlans({ tests, replyMs }: { tests: number; replyMs: number }) {
  const standIn = await startStandInOf("ollama");
  const text = JSON.stringify({ summary: "It takes one number from the other." });
  standIn.behave({ fault: "slow", pieces: [text], gapMs: 0, firstGapMs: replyMs });
  const postgres = await startTestServer();
  const database = await postgres.createDatabase();
  const connection = connect(database.url, { max: 10 });
  const repositories = postgresRepositories(connection);
  const runner = fakeRunner();
  const problem = aProblem();
  const failing = Array.from({ length: tests }, (_, at) => ({
    args: [at, 2],
    expected: at + 2,
    purpose: `${at} and two`,
    hidden: false,
  }));
  const [model] = openModels(configAt(standIn.url)).ollama(standInModels.ollama);
  if (!model) throw new Error("there is no model");
  const builtIn = authoredCoach(runner);
  const guard = { check: async () => ({ leak: false }) as const };
  const replies = memoryCoachReplies();
  const clock = { now: () => new Date() };
  const coach = modelCoach({ models: [model], authored: builtIn, guard, runner, replies, clock });

  /** A learner at VERIFY whose program fails every test, with a plan about it. */
  async function begin(jobs: Jobs, perPerson: number) {
    const memory = memoryDeps({ problems: [{ ...problem, tests: failing }] });
    const actor = aLearner({ userId: randomUUID() });
    const attemptId = await reachStep(memory, "IMPLEMENT", { mode: "BEGINNER", actor });
    const stored = memory.attemptStore.attempts.get(attemptId);
    if (stored) Object.assign(stored, { code: "function add(a, b) {\n  return a - b;\n}" });
    const { createdAt, disabledAt: _, ...person } = aPerson({ id: actor.userId });
    const email = `${actor.userId}@example.org`;
    await connection.db
      .insert(schema.user)
      .values({ ...person, email, createdAt: new Date(createdAt) });
    const { conversations, exchanges, chatBugs, subTaskPlans } = repositories;
    const deps: Deps = {
      ...memory,
      ...{ conversations, exchanges, chatBugs, subTaskPlans },
      ...{ runner, guard, coach, clock, jobs },
      builtInCoach: builtIn,
      newId: () => randomUUID(),
      alarm: (ms, ring) => {
        const timer = setTimeout(ring, ms);
        return () => clearTimeout(timer);
      },
      settings: {
        ...memory.settings,
        find: async () => ({ ...defaultSettings, name: "", coachProvider: "ollama" }),
      },
      subTaskConfig: { perPerson, perInstance: perPerson },
    };
    const unit = { unitType: "SolveProblem", unitId: attemptId } as const;
    const { id: conversationId } = await startConversation(deps, unit, actor);
    const message = "Explain every failing test";
    const input = { conversationId, message, isAsked: false };
    const { plan } = await planRequest(deps, input, actor);
    if (!plan) throw new Error("no plan was made");
    const { id: planId, version } = plan;
    // One part for each test.
    await changePlan(deps, { planId, version, granularity: "fine" }, actor);
    return {
      handlers: {
        recovery: async () => {},
        subtasks: (item: { planId: string; slot: number }) => workOnPlan(deps, item),
      },
      start: (strategy: "parallel" | "sequential") =>
        executeSubTasks(deps, { planId, strategy }, actor),
      async done(withinMs: number) {
        const until = performance.now() + withinMs;
        for (;;) {
          const found = await subTaskPlans.find(planId);
          if (found?.plan.status === "completed") return;
          const failed = found?.tasks.find(({ status }) => status === "failed");
          if (failed) throw new Error(`a part failed: ${failed.failure}`);
          if (performance.now() > until) throw new Error(`not done: ${found?.plan.status}`);
          await pause(20);
        }
      },
    };
  }

  return {
    url: database.url,
    begin,
    async close() {
      await connection.close();
      await postgres.stop();
      await standIn.close();
    },
  };
}
