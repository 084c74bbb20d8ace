import {
  type CommandBatch,
  type CommandBatches,
  commandBatchSchema,
  MOST_BATCHES_KEPT,
} from "@foothold/core/chat";
import { staleVersion } from "@foothold/core/lost-race";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { commandBatches } from "../../schema.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";
import { storable } from "../rows/storable.ts";

export function postgresCommandBatches({ db }: Connection): CommandBatches {
  const newest = (conversationId: string) =>
    db
      .select()
      .from(commandBatches)
      .where(eq(commandBatches.conversationId, conversationId))
      .orderBy(desc(commandBatches.createdAt), desc(commandBatches.id));
  return {
    create: (batch) =>
      translated(async () => {
        await db.insert(commandBatches).values(toRow(batch));
        const old = db
          .select({ id: commandBatches.id })
          .from(commandBatches)
          .where(eq(commandBatches.conversationId, batch.conversationId))
          .orderBy(desc(commandBatches.createdAt), desc(commandBatches.id))
          .offset(MOST_BATCHES_KEPT);
        await db.delete(commandBatches).where(inArray(commandBatches.id, old));
      }),
    find: (id) =>
      translated(async () => {
        const [row] = await db.select().from(commandBatches).where(eq(commandBatches.id, id));
        return row ? toBatch(row) : null;
      }),
    list: (conversationId) => translated(async () => (await newest(conversationId)).map(toBatch)),
    latest: (conversationId) =>
      translated(async () => {
        const [row] = await newest(conversationId).limit(1);
        return row ? toBatch(row) : null;
      }),
    save: (batch) =>
      translated(async () => {
        const { id, version } = batch;
        const written = await db
          .update(commandBatches)
          .set(toRow(batch))
          .where(and(eq(commandBatches.id, id), eq(commandBatches.version, version - 1)));
        if (written.rowCount === 1) return;
        const [stored] = await db.select().from(commandBatches).where(eq(commandBatches.id, id));
        throw staleVersion("commandBatch", stored?.version ?? 0);
      }),
  };
}

const toBatch = (row: typeof commandBatches.$inferSelect): CommandBatch =>
  commandBatchSchema.parse(withDatesAsText(row));

function toRow(batch: CommandBatch): typeof commandBatches.$inferInsert {
  const { createdAt, updatedAt, ...rest } = storable(batch);
  return { ...rest, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
