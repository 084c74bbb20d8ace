import { z } from "zod";
import {
  chatCommandSchema,
  chatFields,
  chatReplySchema,
  chatSectionSchema,
  fileChangeSchema,
  type NextStep,
  nextStepSchema,
  type ShownReply,
} from "../../../entities/chat/chat-reply.ts";
import type { ReadReply, ReplyBug } from "../../../ports/coach/converse.ts";
import { looksLikeDiff } from "../../../text/diff-header.ts";
import { isJson } from "../../../text/is-json.ts";
import { findReleasableText } from "../../guard/find-releasable-text.ts";
import { findReply } from "../parser/find-reply.ts";
import { recoverReply } from "../recover-reply.ts";
import { canJudgeCommand } from "./can-judge-command.ts";

/** What models send in its place: null for a field that may be absent, a text for a next step. */
const absent = <T extends z.ZodType>(type: T) =>
  type.nullish().transform((value) => value ?? undefined);
const sentReplySchema = chatReplySchema.extend({
  sections: z.array(chatSectionSchema.extend({ code: absent(z.string()) })),
  fileChanges: z.array(
    fileChangeSchema
      .extend({
        content: absent(z.string()),
        isDiff: absent(z.boolean()),
        isDeleted: absent(z.boolean()),
        note: absent(z.string()),
      })
      .refine(({ content, isDeleted }) => content !== undefined || isDeleted === true)
      .transform(({ content = "", ...change }) => ({
        ...change,
        content,
        // Written as a whole file, a diff would replace the file by its own marks.
        ...(looksLikeDiff(content) && { isDiff: true }),
      })),
  ),
  commands: z.array(chatCommandSchema.extend({ description: absent(z.string()) })),
  nextSteps: z.array(z.union([nextStepSchema, z.string()])),
});

/** A shorter reply with whole files in it is a reply of which most was lost. */
export const LEAST_LENGTH_WITH_CHANGES = 200;

/** What a model's text surely says. Of a reply that was cut no change of a file is taken. */
export function readChatReply(text: string): ReadReply {
  const { kept, missing, shortened, truncated } = recoverReply(text, sentReplySchema);
  const bugs: ReplyBug[] = [];
  const { nextSteps, fileChanges, ...rest } = kept;
  const reply: ShownReply = { ...rest };
  if (nextSteps) {
    if (nextSteps.some((step) => typeof step === "string")) {
      bugs.push({ type: "legacy-format", what: "Next steps came as plain texts." });
    }
    reply.nextSteps = nextSteps.map(readNextStep);
  }
  if (reply.commands) {
    const judged = reply.commands.filter(({ command }) => canJudgeCommand(command));
    const leftOut = reply.commands.length - judged.length;
    if (leftOut > 0) {
      const what = `${leftOut} command(s) whose output cannot be judged before they run.`;
      bugs.push({ type: "blocked-change", what });
    }
    reply.commands = judged;
  }
  const isCut = truncated || looksCut(text, kept.summary, fileChanges?.length ?? 0);
  if (fileChanges && !isCut) reply.fileChanges = fileChanges;
  if (fileChanges?.length && isCut) {
    const what = `${fileChanges.length} file change(s) from a reply that was cut off.`;
    bugs.push({ type: "blocked-change", what });
  }
  if (!isCut && !isJson(text) && missing.length < chatFields.length) {
    bugs.push({ type: "repaired-json", what: "The reply was no JSON and was read nevertheless." });
  }
  const begun = truncated && reply.summary === undefined ? readBegunSummary(text) : "";
  if (begun !== "") reply.summary = begun;
  const lost = isCut && fileChanges?.length ? [...missing, "fileChanges" as const] : missing;
  const recovery = {
    missing: lost.filter((field) => field !== "summary" || begun === ""),
    shortened: begun === "" ? shortened : ["summary" as const, ...shortened],
    truncated: isCut,
  };
  const isWhole = !isCut && lost.length === 0 && shortened.length === 0;
  const cut = isCut && fileChanges ? { cutChanges: fileChanges } : {};
  return { reply, recovery: isWhole ? null : recovery, bugs, ...cut };
}

function looksCut(text: string, summary: string | undefined, changes: number): boolean {
  if (changes === 0) return false;
  return /\btruncated\b/i.test(summary ?? "") || text.length < LEAST_LENGTH_WITH_CHANGES;
}

/** A button's text is shown as plain text, so tags in it would be read. */
function readNextStep(step: NextStep | string): NextStep {
  if (typeof step === "string") return { html: withoutTags(step), inputText: withoutTags(step) };
  return { html: withoutTags(step.html), inputText: step.inputText };
}

function withoutTags(text: string): string {
  return text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, "").trim();
}

/** The sentences of a summary that ends in the middle of one; empty where there are none. */
function readBegunSummary(text: string): string {
  const summary = findReply(text, chatFields)?.fields.get("summary");
  if (summary?.kind !== "scalar" || summary.whole) return "";
  return typeof summary.value === "string" ? findReleasableText(summary.value).trimEnd() : "";
}
