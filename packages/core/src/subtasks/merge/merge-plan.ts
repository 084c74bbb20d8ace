import type { CheckingDeps } from "../../attempt/proposals/check-proposal.ts";
import { checkChange, proposeChanges } from "../../attempt/proposals/propose-changes.ts";
import type { EndingDeps } from "../../chat/exchange/end-exchange.ts";
import { listUnfolded } from "../../chat/exchange/list-exchanges.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { PlanConflict, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { AppError } from "../../errors.ts";
import { loadChatSubject, type SubjectDeps } from "../../learning/chat/load-chat-subject.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";
import { signalPlan } from "../run/enqueue-workers.ts";
import type { AttemptSubject } from "../work/work-context.ts";
import { type GuardedMerge, guardMerged } from "./guard-merged.ts";
import { findConflicts, mergeFiles, type TaskChange } from "./merge-files.ts";
import { claimMerge, finishMerge, releaseMerge, renewMerge } from "./merge-lease.ts";
import { changesOf } from "./merge-results.ts";
import { sayMerged } from "./say-merged.ts";

/** After any other failure the plan is merged later. */
const FINAL_FAILURES: readonly string[] = ["not-found", "wrong-step"];

export type MergeDeps = SubjectDeps &
  EndingDeps &
  CheckingDeps &
  Pick<Deps, "subTaskPlans" | "settings" | "signals">;

/**
 * Puts the results of a plan together, as one exchange of its conversation. Where sub-tasks change the same lines, the
 * learner chooses first. Returns the plan afterwards, or null if another worker is merging it or the coach is still
 * answering a message; the sweep then tries again.
 */
export async function mergePlan(deps: MergeDeps, planId: string): Promise<SubTaskPlan | null> {
  const stored = await claimMerge(deps, planId);
  if (!stored) return null;
  try {
    const merged = await merge(deps, stored);
    await signalPlan(deps, merged);
    return merged;
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    const isFinal = code !== null && FINAL_FAILURES.includes(code);
    await releaseMerge(deps, stored, isFinal);
    if (isFinal || code === "request-in-progress") return null;
    throw error;
  }
}

async function merge(deps: MergeDeps, stored: SubTaskPlan): Promise<SubTaskPlan> {
  const { plan } = stored;
  const conversation = await deps.conversations.find(plan.parentSessionId);
  if (!conversation) throw new AppError("not-found", "The conversation is gone.");
  const actor = { userId: plan.userId, role: "learner", requestId: `plan ${plan.id}` } as const;
  const subject = await loadChatSubject(deps, conversation, actor);
  if (subject.kind !== "attempt") throw new AppError("not-found", "There is no attempt.");
  const past = await listUnfolded(deps, conversation);
  const guarded = await guardMerged(deps, stored, subject, past);
  const { conflicts, changes, blocked } = await weighChanges(
    deps,
    stored,
    subject,
    guarded.without,
  );
  if (conflicts.some(({ chosen }) => chosen === null)) {
    return finishMerge(deps, stored, { status: "deciding", conflicts });
  }
  const reply = { ...guarded.reply, fileChanges: mergeFiles(changes, plan.files, conflicts) };
  if (blocked > 0) reply.summary = `${reply.summary} ${leftOutWords(blocked)}`;
  const answer = answerOf(stored, conversation, { ...guarded, reply });
  const proposed = await proposeChanges(deps, subject, answer, plan.files);
  const held = await renewMerge(deps, stored);
  if (!held) return (await deps.subTaskPlans.find(plan.id)) ?? stored;
  const exchangeId = await sayMerged(deps, {
    stored: held,
    conversation,
    subject,
    answer,
    proposed,
  });
  return finishMerge(deps, held, { status: "completed", exchangeId });
}

type Weighed = { conflicts: readonly PlanConflict[]; changes: TaskChange[]; blocked: number };

/**
 * What the learner has to choose, or has chosen. Where sub-tasks change the same lines, what nobody may look at is no
 * side of the conflict: it is left out, and counted.
 */
async function weighChanges(
  deps: MergeDeps,
  { plan, tasks }: SubTaskPlan,
  subject: AttemptSubject,
  without: ReadonlySet<string>,
): Promise<Weighed> {
  const changes = changesOf({ tasks: tasks.filter(({ subtaskId }) => !without.has(subtaskId)) });
  if (findConflicts(changes, plan.files).length === 0)
    return { conflicts: [], changes, blocked: 0 };
  const allowed: TaskChange[] = [];
  for (const one of changes) {
    const isAuthored = tasks.find(({ subtaskId }) => subtaskId === one.subtaskId)?.model === null;
    const checking = { files: plan.files, isAuthored };
    const proposal = await checkChange(deps, subject, one.change, checking);
    if (!proposal?.blocked) allowed.push(one);
  }
  const conflicts = plan.conflicts.length > 0 ? plan.conflicts : findConflicts(allowed, plan.files);
  return { conflicts, changes: allowed, blocked: changes.length - allowed.length };
}

const leftOutWords = (count: number): string =>
  `${count} ${count === 1 ? "change of a file is" : "changes of files are"} left out: ${count === 1 ? "it" : "they"} would have said too much of the solution, or could not be checked.`;

function answerOf(
  { tasks }: SubTaskPlan,
  conversation: Conversation,
  guarded: GuardedMerge,
): ChatAnswer {
  const spent = tasks.flatMap((task) => task.spent);
  const words = tasks.find(({ model, subtaskId }) => model && !guarded.without.has(subtaskId));
  const answeredBy = words ? (spent.find(({ model }) => model === words.model) ?? null) : null;
  return {
    reply: guarded.reply,
    answeredBy: answeredBy && { provider: answeredBy.provider, model: answeredBy.model },
    spent,
    contextTokens: conversation.contextLimit,
    verdict: guarded.verdict,
    recovery: null,
    bugs: [],
    topic: null,
    ...guarded.marks,
  };
}
