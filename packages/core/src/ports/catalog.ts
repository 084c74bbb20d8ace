import type { Pattern, PatternSummary } from "../entities/catalog/pattern.ts";

/** The patterns that have a page of their own, in the order they are learned. */
export type Patterns = {
  list(): Promise<PatternSummary[]>;
  find(id: string): Promise<Pattern | null>;
};
