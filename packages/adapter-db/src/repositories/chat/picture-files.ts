import type { PictureFiles } from "@foothold/core/chat";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { conversations, exchanges, pictures } from "../../schema.ts";

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
        return row ?? null;
      }),
    storedBytes: (userId) =>
      translated(async () => {
        const [row] = await db
          .select({ bytes: sql<string>`coalesce(sum(octet_length(${pictures.jpeg})), 0)` })
          .from(pictures)
          .where(eq(pictures.userId, userId));
        return Number(row?.bytes ?? 0);
      }),
  };
}
