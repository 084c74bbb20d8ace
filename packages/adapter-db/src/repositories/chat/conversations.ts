import {
  type Conversation,
  type ConversationQuery,
  type Conversations,
  conversationSchema,
} from "@foothold/core/chat";
import { staleVersion } from "@foothold/core/lost-race";
import { and, asc, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { commandBatches, conversations, exchanges, pictures, subtaskPlans } from "../../schema.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import { containing } from "../rows/search-text.ts";
import { storable } from "../rows/storable.ts";
import type { Transaction } from "../rows/transaction.ts";
import { shownColumns, toExchange } from "./exchange-row.ts";

const isThere = isNull(conversations.deletedAt);

export function postgresConversations({ db }: Connection): Conversations {
  const first = async (condition: SQL | undefined) => {
    const [row] = await db
      .select()
      .from(conversations)
      .where(and(isThere, condition))
      .orderBy(desc(conversations.createdAt), desc(conversations.id))
      .limit(1);
    return row ? toConversation(row) : null;
  };
  return {
    create: (conversation) =>
      translated(async () => {
        await db.insert(conversations).values(toRow(conversation));
      }),
    find: (id) => translated(() => first(eq(conversations.id, id))),
    current: (unit) =>
      translated(() => first(and(ofUnit(unit), eq(conversations.isClosed, false)))),
    list: (query) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(conversations)
          .where(and(...conditions(db, query)))
          .orderBy(desc(conversations.updatedAt), desc(conversations.id))
          .limit(query.limit + 1);
        return pageOf(rows, query.limit, {
          item: toConversation,
          cursor: ({ updatedAt, id }) => momentCursor(updatedAt, id),
        });
      }),
    save: (conversation) => translated(() => saveConversation(db, conversation)),
    delete: (id, at) => translated(() => db.transaction((tx) => forget(tx, id, at))),
    told: (unit) =>
      translated(async () => {
        const rows = await db
          .select({ exchange: shownColumns, deletedAt: conversations.deletedAt })
          .from(exchanges)
          .innerJoin(conversations, eq(conversations.id, exchanges.conversationId))
          .where(ofUnit(unit))
          .orderBy(asc(exchanges.askedAt), asc(exchanges.id));
        return rows.map(({ exchange, deletedAt }) => ({
          ...toExchange(exchange),
          isDeleted: deletedAt !== null,
        }));
      }),
  };
}

export async function saveConversation(
  db: Pick<Db, "update" | "select">,
  conversation: Conversation,
): Promise<void> {
  const { id, version } = conversation;
  const written = await db
    .update(conversations)
    .set(toRow(conversation))
    .where(and(eq(conversations.id, id), eq(conversations.version, version - 1), isThere));
  if (written.rowCount === 1) return;
  const [stored] = await db.select().from(conversations).where(eq(conversations.id, id));
  throw staleVersion("conversation", stored?.version ?? 0);
}

const doneStatus = sql`case when ${exchanges.status} in ('pending', 'streaming') then 'failed' else ${exchanges.status} end`;

async function forget(tx: Transaction, id: string, at: Date): Promise<void> {
  const words = { title: "", summary: "", todos: [] };
  await tx
    .update(conversations)
    .set({ ...words, deletedAt: at, version: sql`${conversations.version} + 1` })
    .where(and(eq(conversations.id, id), isThere));
  await tx
    .update(exchanges)
    .set({
      ...{ message: "", rawText: "", references: [], status: doneStatus },
      // The prompts may be the learner's words.
      reply: sql`${exchanges.reply} - 'generatedImages'`,
    })
    .where(eq(exchanges.conversationId, id));
  const ofConversation = tx
    .select({ id: exchanges.id })
    .from(exchanges)
    .where(eq(exchanges.conversationId, id));
  // Those that are kept among the files of an attempt stay.
  await tx
    .delete(pictures)
    .where(and(inArray(pictures.exchangeId, ofConversation), isNull(pictures.path)));
  await tx.delete(subtaskPlans).where(eq(subtaskPlans.parentSessionId, id));
  await tx.delete(commandBatches).where(eq(commandBatches.conversationId, id));
}

function ofUnit({
  userId,
  unitType,
  unitId,
}: Pick<Conversation, "userId" | "unitType" | "unitId">) {
  return and(
    eq(conversations.userId, userId),
    eq(conversations.unitType, unitType),
    eq(conversations.unitId, unitId),
  );
}

function conditions(db: Db, { userId, unit, search, after }: ConversationQuery) {
  return [
    isThere,
    eq(conversations.userId, userId),
    unit === undefined ? undefined : ofUnit({ userId, ...unit }),
    search === undefined ? undefined : holding(db, search),
    olderThan(after, { moment: conversations.updatedAt, id: conversations.id }),
  ];
}

function holding(db: Db, words: string): SQL | undefined {
  const pattern = containing(words);
  const said = or(
    ilike(exchanges.message, pattern),
    sql`${exchanges.reply}::text ilike ${containing(JSON.stringify(words).slice(1, -1))}`,
  );
  const inExchange = db
    .select({ one: sql`1` })
    .from(exchanges)
    .where(and(eq(exchanges.conversationId, conversations.id), said));
  return or(ilike(conversations.title, pattern), exists(inExchange));
}

function toConversation(row: typeof conversations.$inferSelect): Conversation {
  return conversationSchema.parse(withDatesAsText(row));
}

function toRow(conversation: Conversation): typeof conversations.$inferInsert {
  return {
    ...storable(conversation),
    createdAt: new Date(conversation.createdAt),
    updatedAt: new Date(conversation.updatedAt),
  };
}
