import { TAKEN_BACK } from "@foothold/core/recovery";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { escalations, guidance, recoverySteps } from "../../schema.ts";

/** Learners who were shown the note, and instructors who read what was tried, read that it was taken back. */
export function removeGuidance(db: Db, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(guidance).where(eq(guidance.id, id));
    await tx
      .update(recoverySteps)
      .set({ text: TAKEN_BACK })
      .where(and(eq(recoverySteps.stage, "guidance"), eq(recoverySteps.strategy, id)));
    const shown = JSON.stringify([{ stage: "guidance", strategy: id }]);
    const told = sql`(select jsonb_agg(case
        when each.step ->> 'stage' = 'guidance' and each.step ->> 'strategy' = ${id}
        then jsonb_set(each.step, '{text}', to_jsonb(${TAKEN_BACK}::text))
        else each.step end order by each.position)
      from jsonb_array_elements(${escalations.tried}) with ordinality as each(step, position))`;
    await tx
      .update(escalations)
      .set({ tried: told })
      .where(sql`${escalations.tried} @> ${shown}::jsonb`);
  });
}
