import { z } from "zod";
import { chatReplySchema } from "../chat/chat-reply.ts";
import { markedSchema } from "../coach/fallback-reason.ts";
import { modelProviders } from "../coach/text-model.ts";

export const MAX_INSTRUCTION_LENGTH = 400;

export const subTaskStatuses = [
  /** Not begun, or waiting for the sub-tasks that it depends on. */
  "pending",
  "running",
  "completed",
  /** It failed twice. The learner decides whether it is tried again or left out. */
  "failed",
  /** The learner left it out. */
  "skipped",
  /** The plan was stopped before it was done. */
  "stopped",
] as const;
export const subTaskStatusSchema = z.enum(subTaskStatuses);
export type SubTaskStatus = z.infer<typeof subTaskStatusSchema>;

/** `simple` goes to the cheapest model, `hard` to the best, `review` to the best with a prompt of its own. */
export const difficultySchema = z.enum(["simple", "hard", "review"]);
export type Difficulty = z.infer<typeof difficultySchema>;

/** What is looked at before a program is handed in. */
export const reviewChecks = ["tests", "edges", "growth", "names", "task"] as const;
const reviewCheckSchema = z.enum(reviewChecks);
export type ReviewCheck = z.infer<typeof reviewCheckSchema>;

const places = z.array(z.number().int().min(0)).min(1);

/** What the built-in coach does for a sub-task. */
export const subTaskWorkSchema = z.discriminatedUnion("kind", [
  /** `tests` and `constraints` are positions in the problem's lists, from 0. */
  z.object({ kind: z.literal("explain-tests"), tests: places }),
  z.object({ kind: z.literal("test-constraints"), constraints: places }),
  /** `lines` are line numbers, from 1. */
  z.object({ kind: z.literal("describe-lines"), lines: places }),
  z.object({ kind: z.literal("try-inputs"), inputs: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal("compare-texts") }),
  /** `version` is 0 for the present program, 1 for the one before. */
  z.object({ kind: z.literal("run-version"), version: z.number().int().min(0).max(1) }),
  /** `files` are paths of the learner's own files. */
  z.object({
    kind: z.literal("review"),
    checks: z.array(reviewCheckSchema),
    files: z.array(z.string()),
  }),
  z.object({ kind: z.literal("ask"), questions: z.array(z.string()).min(1) }),
  /** Sums up the sub-tasks that it depends on. */
  z.object({ kind: z.literal("collect") }),
]);
export type SubTaskWork = z.infer<typeof subTaskWorkSchema>;

const tokens = z.number().int().min(0);
export const modelUseSchema = z.object({
  provider: z.enum(modelProviders),
  model: z.string(),
  inputTokens: tokens,
  outputTokens: tokens,
});

export const subTaskOutputSchema = z.object({
  ...chatReplySchema.pick({ summary: true, sections: true, todos: true, fileChanges: true }).shape,
  tokensUsed: tokens,
  /** The model's reply was cut. */
  truncated: z.boolean(),
  ...markedSchema.shape,
});
export type SubTaskOutput = z.infer<typeof subTaskOutputSchema>;

const moment = z.iso.datetime().nullable();

/** One part of a large request. The results of all parts are merged into one reply. */
export const subTaskSchema = z.object({
  subtaskId: z.string().min(1),
  planId: z.string().min(1),
  /** The id of the conversation. */
  parentSessionId: z.string().min(1),
  status: subTaskStatusSchema,
  /** The number in the plan, from 1. */
  priority: z.number().int().min(1),
  dependencies: z.array(z.string()),
  input: z.object({
    instruction: z.string().min(1).max(MAX_INSTRUCTION_LENGTH),
    /** The files that it reads. Those that it may change are locked while it runs. */
    contextFiles: z.array(z.string()),
    constraints: z.array(z.string()),
  }),
  output: subTaskOutputSchema.nullable(),
  /** The model that answered; null for the built-in coach, and before there is an answer. */
  model: z.string().nullable(),
  work: subTaskWorkSchema,
  difficulty: difficultySchema,
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  tries: z.number().int().min(0),
  /** Every call of a model for this sub-task, failed tries included. */
  spent: z.array(modelUseSchema),
  /** What went wrong the last time. */
  failure: z.string().nullable(),
  /** The worker that holds it: its slot, and a token that no other claim has. */
  claim: z
    .object({ slot: z.number().int(), token: z.string(), until: z.iso.datetime() })
    .nullable(),
  /** When a model was asked for it. From then on the answer may have been paid for. */
  askedAt: moment,
  createdAt: z.iso.datetime(),
  startedAt: moment,
  completedAt: moment,
});
export type SubTask = z.infer<typeof subTaskSchema>;
