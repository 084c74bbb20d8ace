import { sql } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { attemptEvents, attempts, fileRevisions, workspaceFiles } from "../../schema.ts";

/** The compressed size as stored, without reading large values. */
export async function storedBytesOf(db: Db, userId: string): Promise<number> {
  const own = sql`(select ${attempts.id} from ${attempts} where ${attempts.userId} = ${userId})`;
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(bytes), 0) as bytes from (
      select coalesce(pg_column_size(${attempts.verifyPayload}), 0) + pg_column_size(${attempts.code}) as bytes
        from ${attempts} where ${attempts.userId} = ${userId}
      union all
      select pg_column_size(${attemptEvents.details}) from ${attemptEvents}
        where ${attemptEvents.attemptId} in ${own}
      union all
      select pg_column_size(${fileRevisions.content}) from ${fileRevisions}
        where ${fileRevisions.attemptId} in ${own}
      union all
      select pg_column_size(${workspaceFiles.content}) from ${workspaceFiles}
        where ${workspaceFiles.attemptId} in ${own}
    ) as parts`);
  return Number(rows[0]?.bytes ?? 0);
}
