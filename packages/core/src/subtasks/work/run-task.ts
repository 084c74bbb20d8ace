import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { AppError } from "../../errors.ts";
import { loadChatSubject, type SubjectDeps } from "../../learning/chat/load-chat-subject.ts";
import type { Deps } from "../../ports/deps.ts";
import { tokensEach } from "../plan/granularity.ts";
import { renewTask, type TaskResult } from "../run/change-task.ts";
import { TASK_LEASE_MS } from "../run/claim-task.ts";
import { signalPlan } from "../run/enqueue-workers.ts";
import { askSpecialist, FACTS_FOUND } from "./ask-specialist.ts";
import { doWork } from "./do-work.ts";
import type { Findings, WorkContext, WorkDeps } from "./work-context.ts";

/** A sub-task that takes longer has failed. It is longer than any model may take. */
export const TASK_LIMIT_MS = 180_000;
/** Progress is stored no more often than this. */
export const PROGRESS_EVERY_MS = 500;

export type RunTaskDeps = SubjectDeps &
  WorkDeps &
  Pick<Deps, "subTaskPlans" | "clock" | "alarm" | "signals" | "failures">;

/** A sub-task with who answers it. `built-in-instead`: of a model that may have been asked before. */
export type ClaimedTask = {
  stored: SubTaskPlan;
  task: SubTask;
  by: "built-in" | "built-in-instead" | "model";
};

/** Does a claimed sub-task and renews its lease meanwhile. A failure is stored as its result. */
export async function runTask(deps: RunTaskDeps, claimed: ClaimedTask): Promise<TaskResult> {
  const keeping = keepLease(deps, claimed.task);
  let endWait = () => {};
  const late = new Promise<TaskResult>((resolve) => {
    const failure = "It took too long.";
    endWait = deps.alarm(TASK_LIMIT_MS, () => resolve({ done: false, failure }));
  });
  try {
    return await Promise.race([work(deps, claimed, keeping.report), late]);
  } catch (error) {
    deps.failures.note("job", error);
    const failure = error instanceof AppError ? error.message : "Something of ours went wrong.";
    return { done: false, failure };
  } finally {
    endWait();
    await keeping.end();
  }
}

async function work(
  deps: RunTaskDeps,
  { stored, task, by }: ClaimedTask,
  report: WorkContext["report"],
): Promise<TaskResult> {
  const { plan } = stored;
  const conversation = await deps.conversations.find(plan.parentSessionId);
  if (!conversation) return { done: false, failure: "The conversation is gone." };
  const actor = { userId: plan.userId, role: "learner", requestId: `plan ${plan.id}` } as const;
  const subject = await loadChatSubject(deps, conversation, actor);
  if (subject.kind !== "attempt") return { done: false, failure: "There is nothing to work on." };
  const context: WorkContext = { deps, stored, task, subject, report };
  const ofFacts = by === "model" ? FACTS_FOUND : 1;
  const findings = await doWork({ ...context, report: (share) => report(share * ofFacts) });
  if (by === "model") return askSpecialist(context, findings, tokensEach[plan.granularity]);
  if (by === "built-in") return foundBy(findings);
  return foundBy(findings, { isFallback: true, fallbackReason: "unavailable" });
}

function foundBy(
  { stepOutput, ...findings }: Findings,
  marks: { isFallback: boolean; fallbackReason?: "unavailable" } = { isFallback: false },
): TaskResult {
  return {
    done: true,
    output: { ...findings, tokensUsed: 0, truncated: false, ...marks },
    model: null,
    stepOutput: stepOutput ?? { summary: findings.summary },
  };
}

/** Renews the lease of a sub-task, and stores its progress now and then. */
function keepLease(deps: RunTaskDeps, { subtaskId, planId, claim }: SubTask) {
  const holder = { subtaskId, token: claim?.token ?? "" };
  let progress = 0;
  let storedMs = deps.clock.now().getTime();
  let writing: Promise<unknown> = Promise.resolve();
  let stopBeat = () => {};
  async function write(): Promise<void> {
    const now = deps.clock.now();
    storedMs = now.getTime();
    let holds = false;
    const stored = await deps.subTaskPlans.update(planId, now, (before) => {
      const renewed = renewTask(before, holder, { now, progress });
      holds = renewed !== null;
      return renewed;
    });
    if (stored && holds) await signalPlan(deps, stored);
  }
  /** If storing fails, the next progress is stored instead. */
  function later(): void {
    writing = writing.then(() => write()).catch((error) => deps.failures.note("job", error));
  }
  function beat(): void {
    stopBeat = deps.alarm(TASK_LEASE_MS / 3, () => {
      later();
      beat();
    });
  }
  beat();
  return {
    report(share: number) {
      progress = share;
      if (deps.clock.now().getTime() - storedMs >= PROGRESS_EVERY_MS) later();
    },
    async end() {
      stopBeat();
      await writing;
    },
  };
}
