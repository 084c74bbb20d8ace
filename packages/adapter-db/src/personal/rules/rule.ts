import type { SQL } from "drizzle-orm";

export type PersonKey = { id: string; email: string };
export type Row = Record<string, unknown>;

type Exported = {
  file: string;
  /** What the file contains, in words for the person. */
  about: string;
  /** Which rows, if more are exported than deleted. */
  of?: (person: PersonKey) => SQL | undefined;
  /** Columns that are keys, secrets or somebody else's. */
  omit?: readonly string[];
  /** What is exported of the rows, if not simply their columns. */
  shown?: (rows: AsyncIterable<Row>, person: PersonKey) => AsyncIterable<Row>;
};

/** What happens with a table when a person exports their data or deletes their account. */
export type PersonalRule = {
  /** The person's rows: these are exported and deleted. */
  of: (person: PersonKey) => SQL | undefined;
  exported: Exported | { not: string };
  /** Rows that others need are kept; `unless` selects those that are deleted nevertheless, before anything else. */
  erased: "delete" | { keep: string; unless?: (person: PersonKey) => SQL };
  /** Which rows count towards the person's storage, if not those that go with the account. */
  weighed?: { of: (person: PersonKey) => SQL | undefined } | { not: string };
  /** Columns that stop naming the person in every row: a reference becomes null, and so does the id in JSON. */
  forgets?: readonly string[];
};

export type Rule = PersonalRule | { nobodys: string };

export const isPersonal = (rule: Rule): rule is PersonalRule => "of" in rule;
