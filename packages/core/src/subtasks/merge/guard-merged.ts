import { judgedChange } from "../../attempt/proposals/judged-change.ts";
import { MAX_JUDGED_LENGTH } from "../../coach/model/call/judge-reply.ts";
import { judgedPast, judgedText } from "../../coach/model/converse/judge-chat.ts";
import type { ChatReply, FileChange } from "../../entities/chat/chat-reply.ts";
import type { Marked } from "../../entities/coach/fallback-reason.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import type { CoachContext } from "../../ports/coach/coach-context.ts";
import type { ReplyVerdict } from "../../ports/coach/coach-replies.ts";
import type { PastExchange } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";
import type { AttemptSubject } from "../work/work-context.ts";
import { headingOf, mergeResults } from "./merge-results.ts";

export type GuardedMerge = {
  reply: ChatReply;
  verdict: ReplyVerdict | null;
  marks: Marked;
  /** The ids of the sub-tasks whose text is not shown. */
  without: ReadonlySet<string>;
};

/**
 * Judges the merged result as a whole, with all that was told before: pieces that are harmless alone may be the program
 * together. If it does not pass, only what the built-in coach found is shown.
 */
export async function guardMerged(
  { guard }: Pick<Deps, "guard">,
  stored: SubTaskPlan,
  { kind: _, ...context }: AttemptSubject,
  past: readonly Pick<PastExchange, "reply">[],
): Promise<GuardedMerge> {
  const reply = mergeResults(stored);
  const byModels = stored.tasks.filter(({ model }) => model !== null);
  const isMarked = stored.tasks.some(({ output }) => output?.isFallback);
  const marks: Marked = isMarked ? marksOfTasks(stored) : { isFallback: false };
  if (byModels.length === 0) return { reply, verdict: null, marks, without: new Set() };
  const sides = byModels.flatMap(({ output }) => output?.fileChanges ?? []);
  const readChange = (change: FileChange) => judgedChange(change, context);
  const text = judgedText({ ...ownWords(reply, stored), fileChanges: sides }, readChange);
  const before = judgedPast(past, readChange);
  const judge = (whole: string) => judgeWhole(guard, whole, context);
  let verdict = await judge(text);
  // Earlier replies that would not pass by themselves, such as a rescue, say nothing about this one.
  if (verdict === "passed" && before !== "" && (await judge(before)) === "passed") {
    verdict = await judge(`${before}\n\n${text}`);
  }
  const without = new Set(byModels.map(({ subtaskId }) => subtaskId));
  const rest = mergeResults(stored, without);
  if (
    verdict !== "passed" &&
    (await judge(judgedText(ownWords(rest, stored), readChange))) !== "passed"
  ) {
    // What the built-in coach found would not pass by itself: then only the parts of models tell whether they may be shown.
    const built = stored.tasks.filter(({ model }) => model === null);
    const alone = mergeResults(stored, new Set(built.map(({ subtaskId }) => subtaskId)));
    const words = { ...ownWords(alone, stored), fileChanges: sides };
    verdict = await judge(judgedText(words, readChange));
  }
  if (verdict === "passed") return { reply, verdict, marks, without: new Set() };
  const count = byModels.length;
  const words = `${count} ${count === 1 ? "part is" : "parts are"} held back: together they would have said too much of the solution.`;
  return {
    reply: { ...rest, summary: `${words} ${rest.summary}` },
    verdict,
    marks: { isFallback: true, fallbackReason: verdict === "not-judged" ? "unavailable" : "leak" },
    without,
  };
}

/** Without the headings that are the instructions of the plan: they say what was asked, and were judged when it was made. */
function ownWords(reply: ChatReply, { tasks }: SubTaskPlan): ChatReply {
  const asked = new Set(tasks.map(({ input }) => headingOf(input)));
  const sections = reply.sections.map((section) =>
    asked.has(section.heading) ? { ...section, heading: "" } : section,
  );
  return { ...reply, sections };
}

function marksOfTasks({ tasks }: SubTaskPlan): Marked {
  const reason = tasks.find(({ output }) => output?.fallbackReason)?.output?.fallbackReason;
  return { isFallback: true, ...(reason && { fallbackReason: reason }) };
}

async function judgeWhole(
  guard: Deps["guard"],
  text: string,
  context: CoachContext,
): Promise<ReplyVerdict> {
  if (!guard) return "not-judged";
  try {
    for (const part of overlapping(text)) {
      const judged = await guard.check(part, context, "balanced");
      if (judged.leak) return judged.kind;
    }
    return "passed";
  } catch {
    return "not-judged";
  }
}

/** A long text in parts that overlap by half, so that what stands together is judged together. */
function overlapping(text: string): string[] {
  const parts: string[] = [];
  for (
    let from = 0;
    from === 0 || from + MAX_JUDGED_LENGTH / 2 < text.length;
    from += MAX_JUDGED_LENGTH / 2
  ) {
    parts.push(text.slice(from, from + MAX_JUDGED_LENGTH));
  }
  return parts;
}
