import type * as schema from "../../schema.ts";
import type { Rule } from "../rules/rule.ts";
import { accountTables } from "./account-tables.ts";
import { chatTables } from "./chat-tables.ts";
import { helpTables } from "./help-tables.ts";
import { practiceTables } from "./practice-tables.ts";

/** Does not compile unless every table is listed; a test compares the list with the database's own catalogue. */
export const personalTables: Record<keyof typeof schema, Rule> = {
  ...accountTables,
  ...practiceTables,
  ...chatTables,
  ...helpTables,
};
