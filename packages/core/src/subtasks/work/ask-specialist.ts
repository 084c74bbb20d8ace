import { judgedChange } from "../../attempt/proposals/judged-change.ts";
import { judgedText } from "../../coach/model/converse/judge-chat.ts";
import type { LoadedReference } from "../../entities/chat/chat-reference.ts";
import { wholeReply } from "../../entities/chat/chat-reply.ts";
import type { FallbackReason } from "../../entities/coach/fallback-reason.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { SubTaskOutput } from "../../entities/subtasks/sub-task.ts";
import type { TaskResult } from "../run/change-task.ts";
import type { Findings, WorkContext } from "./work-context.ts";

const CHARACTERS_PER_TOKEN = 4;
/** In characters, of what sub-tasks share. */
const MAX_SHARED_LENGTH = 4_000;
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
  const { summary, sections } = words;
  const todos = words.todos.length > 0 ? words.todos : findings.todos;
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
function referencesFor(context: WorkContext, findings: Findings): LoadedReference[] {
  const { stored, task } = context;
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
  return [...files, facts, ...before, ...sharedWith(context)];
}

/** What the sub-tasks before it left for it, and what all of them share, as data. */
function sharedWith({ stored, task }: WorkContext): LoadedReference[] {
  const { sharedData, stepOutputs } = stored.plan;
  const left = stored.tasks.flatMap(({ subtaskId, priority }) => {
    const output = task.dependencies.includes(subtaskId) ? stepOutputs[subtaskId] : undefined;
    return output === undefined ? [] : [[`part ${priority}`, output] as const];
  });
  if (left.length === 0 && Object.keys(sharedData).length === 0) return [];
  const text = JSON.stringify({ sharedData, stepOutputs: Object.fromEntries(left) });
  return [{ kind: "test", label: "shared by the parts", text: text.slice(0, MAX_SHARED_LENGTH) }];
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
