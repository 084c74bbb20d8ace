import { type AnyAttempt, type AttemptSummary, anyAttemptSchema } from "@foothold/core/attempt";
import { attempts } from "../../schema.ts";
import { storable } from "../rows/storable.ts";

type Row = typeof attempts.$inferSelect;

export const summaryColumns = {
  id: attempts.id,
  problemSlug: attempts.problemSlug,
  language: attempts.language,
  mode: attempts.mode,
  state: attempts.state,
  v2Step: attempts.v2Step,
  version: attempts.version,
  createdAt: attempts.createdAt,
  updatedAt: attempts.updatedAt,
  finishedAt: attempts.finishedAt,
};
type SummaryRow = Pick<Row, keyof typeof summaryColumns>;

export function toAttempt(row: Row): AnyAttempt {
  // Attempts that are older than hints have no budget.
  return anyAttemptSchema.parse({
    ...row,
    ...momentsOf(row),
    hintBudget: row.hintBudget ?? 0,
    stuckTrail: row.stuckTrail ?? undefined,
  });
}

export function toSummary(row: SummaryRow): AttemptSummary {
  return { ...row, ...momentsOf(row) } as AttemptSummary;
}

export function toRow(attempt: AnyAttempt): typeof attempts.$inferInsert {
  const { createdAt, updatedAt, finishedAt } = attempt;
  return {
    ...storable(attempt),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
  };
}

function momentsOf(row: Pick<Row, "createdAt" | "updatedAt" | "finishedAt">) {
  return {
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
