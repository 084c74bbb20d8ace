import { judgedChange } from "../../attempt/proposals/judged-change.ts";
import { judgedText } from "../../coach/model/converse/judge-chat.ts";
import type { LoadedReference } from "../../entities/chat/chat-reference.ts";
import { wholeReply } from "../../entities/chat/chat-reply.ts";
import type { FallbackReason } from "../../entities/coach/fallback-reason.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { SubTask, SubTaskOutput } from "../../entities/subtasks/sub-task.ts";
import type { StoredPlan } from "../../entities/subtasks/sub-task-plan.ts";
import type { TaskResult } from "../run/change-task.ts";
import type { Findings, WorkContext } from "./work-context.ts";

const CHARACTERS_PER_TOKEN = 4;
/** The progress when the facts are found, and when the model's reply is complete. */
export const FACTS_FOUND = 0.3;
const NEARLY_DONE = 0.95;

/** Failures after which asking again would not help: the built-in coach's text is used and marked as a fallback. */
const final: ReadonlySet<FallbackReason> = new Set([
  "not-configured",
  "not-allowed",
  "limit-reached",
  "budget-spent",
]);

/** Whether a model is asked for this work. What is only run or measured stays with the built-in coach. */
export function needsWords(
  { work }: Pick<SubTask, "work">,
  { shape }: Pick<StoredPlan, "shape">,
): boolean {
  if (work.kind === "collect") {
    return ["failing-tests", "lines", "review", "other"].includes(shape);
  }
  return ["explain-tests", "describe-lines", "ask"].includes(work.kind);
}

/** Has a model answer a sub-task, with what the built-in coach found as its facts. */
export async function askSpecialist(
  context: WorkContext,
  findings: Findings,
  tokensEach: number,
): Promise<TaskResult> {
  const { deps, subject, task, stored, report } = context;
  const answer = await deps.coach.converse({
    subject,
    userId: subject.attempt.userId,
    message: [task.input.instruction, ...task.input.constraints].join("\n"),
    past: [],
    summary: "",
    references: referencesFor(context, findings),
    todos: [],
    specialist: task.difficulty,
    readChange: (change) => judgedChange(change, subject),
    listener: {
      onRawText: (text) => {
        const share = Math.min(1, text.length / (tokensEach * CHARACTERS_PER_TOKEN));
        report(FACTS_FOUND + share * (NEARLY_DONE - FACTS_FOUND));
      },
    },
  });
  const spent = [...answer.spent];
  if (answer.isFallback && !final.has(answer.fallbackReason ?? "unavailable")) {
    return { done: false, failure: failureWords(answer.fallbackReason), spent };
  }
  const words = answer.answeredBy ? wholeReply(answer.reply) : findings;
  const { summary, sections, todos } = words;
  const fileChanges = [
    ...findings.fileChanges,
    ...(answer.answeredBy ? answer.reply.fileChanges : []),
  ];
  const output: SubTaskOutput = {
    ...{ summary, sections, todos, fileChanges },
    tokensUsed: spent.reduce((sum, use) => sum + use.inputTokens + use.outputTokens, 0),
    truncated: answer.recovery?.truncated ?? false,
    ...marksOf(answer),
  };
  const stepOutput = findings.stepOutput ?? { summary: judgedText({ summary, sections }) };
  const model = answer.answeredBy?.model ?? null;
  const createdFiles = fileChanges.map(({ path }) => path);
  const known = stored.plan.sharedData.createdFiles;
  const before = Array.isArray(known) ? known : [];
  return {
    done: true,
    output,
    model,
    stepOutput,
    spent,
    ...(createdFiles.length > 0 && {
      sharedData: { createdFiles: [...new Set([...before, ...createdFiles])] },
    }),
  };
}

/** Only what the sub-task needs: its files, what the built-in coach found, and what those before it say. */
function referencesFor({ stored, task }: WorkContext, findings: Findings): LoadedReference[] {
  const { plan, tasks } = stored;
  const files = task.input.contextFiles.flatMap((path): LoadedReference[] => {
    const text = plan.files[path];
    return text === undefined ? [] : [{ kind: "file", label: path, text }];
  });
  const before = tasks
    .filter(({ subtaskId }) => task.dependencies.includes(subtaskId))
    .flatMap(({ priority, output }): LoadedReference[] =>
      output ? [{ kind: "test", label: `part ${priority}`, text: judgedText(output) }] : [],
    );
  const facts: LoadedReference = {
    kind: "test",
    label: "what was measured",
    text: judgedText(findings),
  };
  return [...files, facts, ...before];
}

function failureWords(reason: FallbackReason | undefined): string {
  return reason === undefined ? "The model did not answer." : failures[reason];
}

const failures: Record<FallbackReason, string> = {
  "rate-limited": "The model has too much to do.",
  unavailable: "The model could not be reached.",
  "timed-out": "The model took too long.",
  refused: "The model refused to answer.",
  truncated: "The model's answer was cut off.",
  malformed: "The model's answer could not be read.",
  "not-configured": "No model is configured.",
  cancelled: "It was stopped.",
  "not-allowed": "This model is switched off.",
  leak: "The model's answer would have given too much away.",
  "limit-reached": "Your model calls for this hour are used up.",
  "budget-spent": "The month's budget is spent.",
};
