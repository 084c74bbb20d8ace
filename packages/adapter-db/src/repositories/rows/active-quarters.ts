import { QUARTER_MS } from "@foothold/core/learning";
import { type Column, sql } from "drizzle-orm";

/** The quarter of an hour that a moment is in, as `quarterOf` counts them. */
export const quarterIn = (moment: Column) =>
  sql<number>`floor(extract(epoch from ${moment}) * 1000 / ${QUARTER_MS}::int)::int`.as("quarter");

export const quartersOf = (rows: readonly { quarter: number }[]): number[] =>
  rows.map(({ quarter }) => quarter).sort((one, other) => one - other);
