import { z } from "zod";
import { drawingSchema } from "../drawings/drawing.ts";
import { generatedImageSchema } from "./generated-image.ts";

export const chatSectionSchema = z.object({
  heading: z.string(),
  content: z.string(),
  /** Shown as a block with colours. */
  code: z.string().optional(),
});

export const chatTodoSchema = z.object({ text: z.string(), completed: z.boolean() });
export type ChatTodo = z.infer<typeof chatTodoSchema>;

/** A proposal: nothing is written before the learner applies it. */
export const fileChangeSchema = z.object({
  path: z.string(),
  content: z.string(),
  /** `content` is a unified diff instead of the whole file. */
  isDiff: z.boolean().optional(),
  /** True to delete the file; `content` is ignored then. */
  isDeleted: z.boolean().optional(),
  note: z.string().optional(),
});
export type FileChange = z.infer<typeof fileChangeSchema>;

/** A proposal: nothing is run before the learner runs it. */
export const chatCommandSchema = z.object({
  command: z.string(),
  description: z.string().optional(),
});

/** `html` is what the button says, as plain text; `inputText` is what it puts into the input. */
export const nextStepSchema = z.object({ html: z.string(), inputText: z.string() });
export type NextStep = z.infer<typeof nextStepSchema>;

/** What a coach answers in a conversation, in words. */
export const chatReplySchema = z.object({
  summary: z.string(),
  sections: z.array(chatSectionSchema),
  todos: z.array(chatTodoSchema),
  fileChanges: z.array(fileChangeSchema),
  commands: z.array(chatCommandSchema),
  nextSteps: z.array(nextStepSchema),
});

export const MOST_DRAWINGS = 4;

/** What may be shown of a reply by now: a field is there once it is whole and guarded. */
export const shownReplySchema = chatReplySchema.partial().extend({
  /** Pictures that a model drew. No text model answers with this field: it is made here. */
  generatedImages: z.array(generatedImageSchema).optional(),
  /** Made here from values; a model sends none. */
  drawings: z.array(drawingSchema).max(MOST_DRAWINGS).optional(),
});
export type ShownReply = z.infer<typeof shownReplySchema>;
export type ChatReply = z.infer<typeof chatReplySchema> &
  Pick<ShownReply, "generatedImages" | "drawings">;
/** The fields that a coach is asked for. */
export type ChatField = keyof typeof chatReplySchema.shape;
export const chatFields = Object.keys(chatReplySchema.shape) as readonly ChatField[];
export type ReplyField = keyof ShownReply;
export const replyFields = Object.keys(shownReplySchema.shape) as readonly ReplyField[];

/** A reply with nothing in the fields that never came. */
export function wholeReply(shown: ShownReply): ChatReply {
  const given = Object.entries(shown).filter(([, value]) => value !== undefined);
  return { ...emptyReply, ...Object.fromEntries(given) };
}

export const emptyReply: ChatReply = {
  summary: "",
  sections: [],
  todos: [],
  fileChanges: [],
  commands: [],
  nextSteps: [],
};
