import { z } from "zod";
import { fallbackReasonSchema, fallbackReasons } from "../../entities/coach/fallback-reason.ts";
import {
  type SpendingRow,
  type SpendingSum,
  spendingSumSchema,
} from "../../ports/coach/spending.ts";

const labelled = z.array(spendingSumSchema.extend({ label: z.string() }));

export const summedSpendingSchema = z.object({
  total: spendingSumSchema,
  /** Newest first. */
  byDay: labelled,
  /** The costliest first; the label is provider/model. */
  byModel: labelled,
  byCall: labelled,
  /** Replies that the built-in coach replaced, most frequent first. */
  failures: z.array(
    z.object({ model: z.string(), reason: fallbackReasonSchema, calls: z.number().int() }),
  ),
});
export type SummedSpending = z.infer<typeof summedSpendingSchema>;
type Labelled = SpendingSum & { label: string };

const nothing: SpendingSum = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

export function sumSpending(rows: readonly SpendingRow[]): SummedSpending {
  const costliest = (one: Labelled, other: Labelled) =>
    other.cost - one.cost || other.calls - one.calls;
  return {
    total: rows.reduce(add, nothing),
    byDay: group(rows, ({ day }) => day).sort((one, other) => (one.label < other.label ? 1 : -1)),
    byModel: group(rows, modelOf).sort(costliest),
    byCall: group(rows, ({ call }) => call).sort(costliest),
    failures: failuresIn(rows),
  };
}

const modelOf = ({ provider, model }: SpendingRow) => `${provider}/${model}`;

function add(sum: SpendingSum, row: SpendingSum): SpendingSum {
  return {
    calls: sum.calls + row.calls,
    inputTokens: sum.inputTokens + row.inputTokens,
    outputTokens: sum.outputTokens + row.outputTokens,
    cost: sum.cost + row.cost,
  };
}

function group(rows: readonly SpendingRow[], labelOf: (row: SpendingRow) => string): Labelled[] {
  const sums = new Map<string, SpendingSum>();
  for (const row of rows) sums.set(labelOf(row), add(sums.get(labelOf(row)) ?? nothing, row));
  return [...sums].map(([label, sum]) => ({ label, ...sum }));
}

function failuresIn(rows: readonly SpendingRow[]): SummedSpending["failures"] {
  return fallbackReasons
    .flatMap((reason) => {
      const failed = rows.filter(({ fallbackReason }) => fallbackReason === reason);
      return group(failed, modelOf).map(({ label, calls }) => ({ model: label, reason, calls }));
    })
    .sort((one, other) => other.calls - one.calls);
}
