import type { SQL } from "drizzle-orm";

export type PersonKey = { id: string; email: string };
export type Row = Record<string, unknown>;

type Exported = {
  file: string;
  /** What the file holds, in words for the person. */
  about: string;
  /** Which rows, where there are more to show than to delete. */
  of?: (person: PersonKey) => SQL | undefined;
  /** Columns that are keys or secrets, or somebody else's. */
  omit?: readonly string[];
  /** What of the stored rows is shown, where that is not simply their columns. */
  shown?: (rows: AsyncIterable<Row>, person: PersonKey) => AsyncIterable<Row>;
};

/** What becomes of a table when a person asks for their data, and when they go. */
export type PersonalRule = {
  /** Which rows are theirs: these are exported, and these are deleted. */
  of: (person: PersonKey) => SQL | undefined;
  exported: Exported | { not: string };
  /** Rows that others need too are kept; `unless` says which go all the same, before anything else does. */
  erased: "delete" | { keep: string; unless?: (person: PersonKey) => SQL };
  /** Columns that no longer name the person, in whatever row: a reference is emptied, in JSON the id becomes null. */
  forgets?: readonly string[];
};

export type Rule = PersonalRule | { nobodys: string };

export const isPersonal = (rule: Rule): rule is PersonalRule => "of" in rule;
