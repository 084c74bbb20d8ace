import { requireInstructor } from "../../../classroom/class-refusals.ts";
import { v2Steps } from "../../../entities/attempt-v2.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { LearnerAttempt } from "../../../ports/classroom.ts";
import type { Deps } from "../../../ports/deps.ts";
import { stuckView } from "../../../stuck/stuck-view.ts";
import { type ViewClass, viewClassInput } from "../view-class.ts";
import { attemptsOfLearners } from "./view-class-overview.ts";

export const exportClassInput = viewClassInput;

const steps = v2Steps.filter((step) => step !== "COMPLETE");

const head = [
  ...["learner", "problem", "language", "mode", "place", "stuck"],
  ...["started", "last change", "finished", "hints", "tests passed", "tests"],
  ...steps.map((step) => `minutes ${step.toLowerCase()}`),
];

export type ExportCell = string | number | null;
export type ClassExport = { name: string; rows: ExportCell[][] };

/** The class as a spreadsheet: the names of the columns, then a row for each attempt. */
export async function exportClass(
  deps: Pick<Deps, "classes" | "classProgress" | "audit" | "rules">,
  { classId }: ViewClass,
  actor: Actor,
): Promise<ClassExport> {
  const { found, members } = await requireInstructor(deps, classId, actor.userId);
  const attempts = await attemptsOfLearners(deps, members);
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  await deps.audit.record(
    auditRecord(actor, "class-exported", classId, { attempts: attempts.length }),
  );
  const rules = await deps.rules.ofClass(classId);
  const rows = attempts.map((attempt) => {
    const stuck = stuckView(attempt, rules.stuck).state;
    return rowOf(attempt, names.get(attempt.userId) ?? "", stuck);
  });
  return { name: found.name, rows: [head, ...rows] };
}

function rowOf(attempt: LearnerAttempt, learner: string, stuck: string): ExportCell[] {
  const { problemSlug, language, mode, v2Step, state, lastRun, hintsUsedCount } = attempt;
  return [
    ...[learner, problemSlug, language, mode, v2Step ?? state, stuck],
    ...[attempt.createdAt, attempt.updatedAt, attempt.finishedAt],
    ...[hintsUsedCount, lastRun?.passed ?? null, lastRun?.total ?? null],
    ...steps.map((step) => minutes(attempt.timeMsByPlace[step])),
  ];
}

function minutes(timeMs: number | undefined): number | null {
  return timeMs === undefined ? null : Math.round(timeMs / 6_000) / 10;
}
