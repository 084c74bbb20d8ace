import { z } from "zod";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Guidance, GuidanceVersion } from "../../../entities/recovery/guidance.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import type { GuidanceReader } from "../../../ports/recovery/recovery.ts";
import { extractSteps } from "../../../recovery/guidance/extract-steps.ts";
import { checkNote, requireShareable } from "../../../recovery/sharing/check-note.ts";
import { chooseClass, classesToShareIn } from "../../../recovery/sharing/choose-class.ts";
import { mayChangeNote, mayVerifyNote } from "../../../recovery/sharing/guidance-access.ts";
import { namesInClasses } from "../../../recovery/sharing/names-in-classes.ts";
import { versionOf } from "../../../recovery/sharing/version-of.ts";
import { guidanceView, guidanceViewSchema } from "./list-guidance.ts";
import { loadGuidance, viewGuidanceInput } from "./view-guidance.ts";

export const changeGuidanceInput = viewGuidanceInput.extend({
  version: z.number().int().min(1),
  words: requiredLearnerText("guidance").optional(),
  status: z.enum(["draft", "verified", "retired"]).optional(),
  /** Shares a private note with the learners of this class. */
  classId: z.string().min(1).max(100).optional(),
  personalChecked: z.boolean().default(false),
});
export type ChangeGuidance = z.infer<typeof changeGuidanceInput>;

export const changedGuidanceSchema = z.object({
  guidance: guidanceViewSchema,
  /** The guard has looked at the words and found nothing that gives the solution away. */
  guardChecked: z.boolean(),
});
export type ChangedGuidance = z.infer<typeof changedGuidanceSchema>;

type ChangeDeps = Pick<
  Deps,
  "guidance" | "audit" | "clock" | "classes" | "people" | "problems" | "guard" | "ownOrigins"
>;

/** Edits, shares, verifies, retires or restores a note. Words that are new have to be verified anew. */
export async function changeGuidance(
  deps: ChangeDeps,
  input: ChangeGuidance,
  actor: Actor,
): Promise<ChangedGuidance> {
  const { note, reader } = await loadGuidance(deps, input, actor);
  const { words, status, classId } = input;
  if (status === "verified") requireVerifier(note, reader, words !== undefined);
  else requireAllowed(mayChangeNote(note, reader));
  if (note.version !== input.version) throw staleVersion("guidance", note.version);
  const isShared = note.scope === "private" && classId !== undefined;
  const isRead = words !== undefined || isShared;
  if (isRead) await requireChecked(deps, note, input);
  const changed: Guidance = {
    ...note,
    ...(words !== undefined && rewritten(note, words, actor)),
    ...(status !== undefined && restated(note, status, actor)),
    ...(isShared && { scope: "class", classId: await classFor(deps, actor, classId) }),
    version: note.version + 1,
    updatedAt: deps.clock.now().toISOString(),
  };
  const change = changeNamed(input, isShared);
  await deps.guidance.save(changed, versionOf(changed, change, actor.userId));
  const { scope } = changed;
  const details = { change, words: words !== undefined, status: status ?? null, scope };
  await deps.audit.record(auditRecord(actor, "guidance-changed", note.id, details));
  return { guidance: guidanceView(changed, reader), guardChecked: isRead };
}

export function requireAllowed(allowed: boolean): void {
  if (allowed) return;
  throw new AppError("forbidden", "This note is not yours to change.", {
    suggestions: ["Its author, the instructors of its class or an admin can help."],
  });
}

function requireVerifier(note: Guidance, reader: GuidanceReader, isEdited: boolean): void {
  if (!isEdited && mayVerifyNote(note, reader)) return;
  if (isEdited || note.wordsBy === reader.userId) {
    throw new AppError(
      "second-instructor-needed",
      "Another instructor has to verify these words.",
      {
        suggestions: ["Ask a second instructor of the class to look at the note."],
      },
    );
  }
  requireAllowed(false);
}

async function requireChecked(
  deps: ChangeDeps,
  note: Guidance,
  { words = note.words, classId = note.classId ?? undefined, personalChecked }: ChangeGuidance,
): Promise<void> {
  const problem = await deps.problems.find(note.situation.problemSlug);
  const about = { learnerId: note.firstLearnerId, classId: classId ?? null };
  const names = await namesInClasses(deps, about);
  const check = await checkNote(deps, { text: words, problem, names });
  requireShareable(check, { field: "words", personalChecked });
}

/** New words are a draft for the note's class, whoever verified the words before. */
function rewritten(note: Guidance, words: string, { userId }: Actor): Partial<Guidance> {
  const steps = extractSteps(words);
  const scope = note.scope === "private" ? "private" : "class";
  const status = note.status === "retired" ? "retired" : "draft";
  return { words, steps, wordsBy: userId, verifiedBy: null, scope, status };
}

function restated(
  { scope }: Guidance,
  status: Guidance["status"],
  { userId }: Actor,
): Partial<Guidance> {
  const retiredReason = status === "retired" ? "by-hand" : null;
  if (status === "verified") {
    return { status, retiredReason, scope: "everyone", verifiedBy: userId };
  }
  return { status, retiredReason, scope: scope === "everyone" ? "class" : scope, verifiedBy: null };
}

async function classFor(deps: ChangeDeps, actor: Actor, asked: string): Promise<string> {
  return chooseClass(await classesToShareIn(deps, actor, null), asked);
}

function changeNamed(
  { words, status }: ChangeGuidance,
  isShared: boolean,
): GuidanceVersion["change"] {
  if (isShared) return "shared";
  if (words !== undefined && status === undefined) return "edited";
  return status === "draft" || status === undefined ? "drafted" : status;
}
