import {
  chainStart,
  decodeChain,
  type FileContents,
  SNAPSHOT_EVERY,
  storedContentSchema,
} from "@foothold/core/attempt";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { fileRevisions } from "../../schema.ts";

type File = { attemptId: string; path: string };
type Row = typeof fileRevisions.$inferSelect;

/** A file right before and right after the change at `position`. */
export async function contentAround(db: Db, file: File, position: number) {
  // One row more than a chain has, so that the chain before the change is complete too.
  const rows = await newestFirst(db, file, position, SNAPSHOT_EVERY + 1);
  const earlier = rows[0]?.position === position ? rows.slice(1) : rows;
  return { before: contentOf(earlier), after: contentOf(rows) };
}

export async function contentsAt(
  db: Db,
  attemptId: string,
  position: number,
): Promise<FileContents> {
  const paths = await db
    .selectDistinct({ path: fileRevisions.path })
    .from(fileRevisions)
    .where(eq(fileRevisions.attemptId, attemptId));
  const contents: FileContents = {};
  for (const { path } of paths) {
    const rows = await newestFirst(db, { attemptId, path }, position, SNAPSHOT_EVERY);
    const content = contentOf(rows);
    if (content !== null) contents[path] = content;
  }
  return contents;
}

function newestFirst(db: Db, { attemptId, path }: File, position: number, limit: number) {
  return db
    .select()
    .from(fileRevisions)
    .where(
      and(
        eq(fileRevisions.attemptId, attemptId),
        eq(fileRevisions.path, path),
        lte(fileRevisions.position, position),
      ),
    )
    .orderBy(desc(fileRevisions.position))
    .limit(limit);
}

function contentOf(newestFirst: readonly Row[]): string | null {
  const from = chainStart(newestFirst[0]?.revision ?? 1);
  const chain = newestFirst.filter(({ revision }) => revision >= from).reverse();
  return decodeChain(chain.map(({ content }) => storedContentSchema.parse(content)));
}
