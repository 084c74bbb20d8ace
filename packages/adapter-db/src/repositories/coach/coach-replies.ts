import { type CoachReplies, type CoachReply, coachReplySchema } from "@foothold/core/coach";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { coachReplies } from "../../schema.ts";
import { pageOf, parseIdCursor } from "../rows/page.ts";
import { storableText } from "../rows/storable.ts";

export function postgresCoachReplies({ db }: Connection): CoachReplies {
  return {
    record: (reply) =>
      translated(async () => {
        await db
          .insert(coachReplies)
          .values({ ...reply, text: storableText(reply.text), at: new Date(reply.at) });
      }),
    list: (attemptId, { after, limit }) =>
      translated(async () => {
        const older = after === undefined ? undefined : lt(coachReplies.id, parseIdCursor(after));
        const rows = await db
          .select()
          .from(coachReplies)
          .where(and(eq(coachReplies.attemptId, attemptId), older))
          .orderBy(desc(coachReplies.id))
          .limit(limit + 1);
        return pageOf(rows, limit, { item: toReply, cursor: ({ id }) => String(id) });
      }),
  };
}

function toReply(row: typeof coachReplies.$inferSelect): CoachReply {
  return coachReplySchema.parse({ ...row, at: row.at.toISOString() });
}
