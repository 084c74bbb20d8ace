import { type BugQuery, type ChatBugs, chatBugSchema } from "@foothold/core/chat";
import { modelProviders } from "@foothold/core/coach";
import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { chatBugs, conversations, exchanges, user } from "../../schema.ts";
import { taughtBy } from "../classroom/taught-by.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import { storableText } from "../rows/storable.ts";

const model = sql<string | null>`${exchanges.answeredBy} ->> 'model'`;
const provider = sql<string | null>`${exchanges.answeredBy} ->> 'provider'`;
const providerSchema = z.enum(modelProviders).nullable();

export function postgresChatBugs({ db }: Connection): ChatBugs {
  return {
    report: ({ what, at, ...bug }) =>
      translated(async () => {
        await db.insert(chatBugs).values({ ...bug, what: storableText(what), at: new Date(at) });
      }),
    list: ({ after, limit, ...query }) =>
      translated(async () => {
        const older = olderThan(after, { moment: chatBugs.at, id: chatBugs.id });
        const rows = await db
          .select({
            bug: chatBugs,
            learner: { id: user.id, name: user.name },
            model: model.as("model"),
            provider: provider.as("provider"),
          })
          .from(chatBugs)
          .innerJoin(exchanges, eq(exchanges.id, chatBugs.exchangeId))
          .innerJoin(conversations, eq(conversations.id, chatBugs.conversationId))
          .innerJoin(user, eq(user.id, conversations.userId))
          .where(and(...conditions(db, query), older))
          .orderBy(desc(chatBugs.at), desc(chatBugs.id))
          .limit(limit + 1);
        return pageOf(rows, limit, {
          item: ({ bug, provider: of, ...row }) => ({
            ...row,
            ...chatBugSchema.parse({ ...bug, at: bug.at.toISOString() }),
            id: bug.id,
            conversationId: bug.conversationId,
            provider: providerSchema.parse(of),
          }),
          cursor: ({ bug }) => momentCursor(bug.at, bug.id),
        });
      }),
    count: (query) =>
      translated(async () => {
        const rows = await db
          .select({ model: model.as("model"), type: chatBugs.type, count: count() })
          .from(chatBugs)
          .innerJoin(exchanges, eq(exchanges.id, chatBugs.exchangeId))
          .innerJoin(conversations, eq(conversations.id, chatBugs.conversationId))
          .where(and(...conditions(db, query)))
          .groupBy(model, chatBugs.type)
          .orderBy(desc(count()), chatBugs.type, model);
        return rows.map(({ type, ...row }) => ({
          ...row,
          type: chatBugSchema.shape.type.parse(type),
        }));
      }),
  };
}

function conditions(db: Db, query: BugQuery): (SQL | undefined)[] {
  const { conversationId, type, by, instructorId } = query;
  return [
    isNull(conversations.deletedAt),
    conversationId === undefined ? undefined : eq(chatBugs.conversationId, conversationId),
    type === undefined ? undefined : eq(chatBugs.type, type),
    by === undefined ? undefined : eq(chatBugs.by, by),
    query.model === undefined
      ? undefined
      : query.model === null
        ? isNull(exchanges.answeredBy)
        : eq(model, query.model),
    taughtBy(db, instructorId, conversations.userId),
  ];
}
