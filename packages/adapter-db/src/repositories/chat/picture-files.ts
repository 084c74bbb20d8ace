import { freePicturePaths, type Keeping, type PictureFiles } from "@foothold/core/chat";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { conversations, exchanges, pictures } from "../../schema.ts";
import type { Transaction } from "../rows/transaction.ts";

export function postgresPictureFiles({ db }: Connection): PictureFiles {
  return {
    save: (picture) =>
      translated(() =>
        db.transaction(async (tx) => {
          // The lock makes a delete of the conversation wait, so that it also deletes this picture.
          const [there] = await tx
            .select({ id: conversations.id })
            .from(conversations)
            .innerJoin(exchanges, eq(exchanges.conversationId, conversations.id))
            .where(and(eq(exchanges.id, picture.exchangeId), isNull(conversations.deletedAt)))
            .for("share", { of: conversations });
          if (there) await tx.insert(pictures).values(picture);
        }),
      ),
    find: (id) =>
      translated(async () => {
        const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
        if (!row) return null;
        const { attemptId: _, path: __, ...picture } = row;
        return picture;
      }),
    keep: (keeping) => translated(() => db.transaction((tx) => keep(tx, keeping))),
    kept: (attemptId) => translated(() => keptOf(db, attemptId)),
    release: (attemptId, path) =>
      translated(() =>
        db.transaction(async (tx) => {
          const [released] = await tx
            .update(pictures)
            .set({ attemptId: null, path: null })
            .where(and(eq(pictures.attemptId, attemptId), eq(pictures.path, path)))
            .returning({ id: pictures.id, exchangeId: pictures.exchangeId });
          if (!released) return false;
          const [gone] = await tx
            .select({ id: conversations.id })
            .from(conversations)
            .innerJoin(exchanges, eq(exchanges.conversationId, conversations.id))
            .where(and(eq(exchanges.id, released.exchangeId), isNotNull(conversations.deletedAt)));
          if (gone) await tx.delete(pictures).where(eq(pictures.id, released.id));
          return true;
        }),
      ),
  };
}

async function keep(tx: Transaction, { attemptId, userId, ids, most }: Keeping) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pictures ' || ${attemptId}))`);
  const before = await keptOf(tx, attemptId);
  const found = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.userId, userId), isNull(pictures.path)));
  const known = new Set(found.map(({ id }) => id));
  const added = ids.filter((id) => known.has(id));
  if (before.length + added.length > most) return null;
  const names = freePicturePaths(new Set(before.map(({ path }) => path)), added.length);
  for (const [place, id] of added.entries()) {
    await tx.update(pictures).set({ attemptId, path: names[place] }).where(eq(pictures.id, id));
  }
  return keptOf(tx, attemptId);
}

async function keptOf(db: Pick<Db, "select">, attemptId: string) {
  const { id, path, width, height } = pictures;
  const rows = await db
    .select({ id, path, width, height })
    .from(pictures)
    .where(eq(pictures.attemptId, attemptId))
    .orderBy(asc(pictures.path));
  return rows.flatMap((row) => (row.path === null ? [] : [{ ...row, path: row.path }]));
}
