import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  attempts,
  comments,
  conversations,
  escalations,
  recoveries,
  subtaskPlans,
} from "../../schema.ts";
import type { PersonKey } from "./rule.ts";

/** How a row belongs to a person. */
export const by = (column: PgColumn) => (person: PersonKey) => eq(column, person.id);

export const ofAttempt = (column: PgColumn) => (person: PersonKey) =>
  inArray(column, attemptsOf(person));

export const ofRecovery = (column: PgColumn) => (person: PersonKey) =>
  inArray(
    column,
    sql`(select ${recoveries.id} from ${recoveries} where ${recoveries.userId} = ${person.id})`,
  );

export const ofConversation = (column: PgColumn) => (person: PersonKey) =>
  inArray(
    column,
    sql`(select ${conversations.id} from ${conversations} where ${conversations.userId} = ${person.id})`,
  );

export const ofPlan = (column: PgColumn) => (person: PersonKey) =>
  inArray(
    column,
    sql`(select ${subtaskPlans.id} from ${subtaskPlans} where ${subtaskPlans.userId} = ${person.id})`,
  );

export function attemptsOf({ id }: PersonKey): SQL {
  return sql`(select ${attempts.id} from ${attempts} where ${attempts.userId} = ${id})`;
}

export function escalationsOf({ id }: PersonKey): SQL {
  return sql`(select ${escalations.id} from ${escalations} where ${escalations.userId} = ${id})`;
}

export function commentsTo(person: PersonKey): SQL {
  return sql`(select ${comments.id} from ${comments} where ${comments.attemptId} in ${attemptsOf(person)})`;
}
