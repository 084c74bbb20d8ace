import {
  type ChangeImages,
  type Exchange,
  type Exchanges,
  type FinishedExchange,
  type MarkedState,
  markProposals,
  type NewExchange,
  stillAnswering,
} from "@foothold/core/chat";
import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { chatBugs, conversations, exchanges } from "../../schema.ts";
import { dateOf } from "../rows/dates-as-text.ts";
import { pageOf } from "../rows/page.ts";
import { parsePosition } from "../rows/position-cursor.ts";
import { storable, storableText } from "../rows/storable.ts";
import type { Transaction } from "../rows/transaction.ts";
import { saveConversation } from "./conversations.ts";
import { shownColumns, toExchange, toRow } from "./exchange-row.ts";

const MAX_ABANDONED = 100;
const isUnfinished = inArray(exchanges.status, ["pending", "streaming"]);

export function postgresExchanges({ db }: Connection): Exchanges {
  return {
    begin: (exchange) => translated(() => db.transaction((tx) => begin(tx, exchange))),
    find: (id) =>
      translated(async () => {
        const [row] = await db.select(shownColumns).from(exchanges).where(eq(exchanges.id, id));
        return row ? toExchange(row) : null;
      }),
    list: (conversationId, { after, limit }) =>
      translated(async () => {
        const older =
          after === undefined ? undefined : lt(exchanges.position, parsePosition(after));
        const rows = await db
          .select(shownColumns)
          .from(exchanges)
          .where(and(eq(exchanges.conversationId, conversationId), older))
          .orderBy(desc(exchanges.position))
          .limit(limit + 1);
        return pageOf(rows, limit, { item: toExchange, cursor: ({ position }) => `${position}` });
      }),
    recordProgress: (id, { shown, rawText, firstWordsAt, at }) =>
      translated(async () => {
        await db
          .update(exchanges)
          .set({
            status: "streaming",
            reply: storable(shown),
            rawText: storableText(rawText),
            firstWordsAt: dateOf(firstWordsAt),
            touchedAt: at,
          })
          .where(and(eq(exchanges.id, id), isUnfinished));
      }),
    finish: (finished) => translated(() => db.transaction((tx) => finish(tx, finished))),
    accept: (id) =>
      translated(async () => {
        await db.update(exchanges).set({ isAccepted: true }).where(eq(exchanges.id, id));
      }),
    mark: (id, places, state) =>
      translated(() => db.transaction((tx) => mark(tx, { id, places, state }))),
    changeImages: (id, change) =>
      translated(() => db.transaction((tx) => changeImages(tx, id, change))),
    settleCommand: (id, place) =>
      translated(async () => {
        const { settledCommands: settled } = exchanges;
        const added = sql`${settled} || to_jsonb(${place}::int)`;
        const isNew = sql`not ${settled} @> to_jsonb(${place}::int)`;
        await db
          .update(exchanges)
          .set({ settledCommands: added })
          .where(and(eq(exchanges.id, id), isNew));
      }),
    abandoned: (before) =>
      translated(async () => {
        const rows = await db
          .select(shownColumns)
          .from(exchanges)
          .where(and(isUnfinished, lt(exchanges.touchedAt, before)))
          .orderBy(asc(exchanges.touchedAt))
          .limit(MAX_ABANDONED);
        return rows.map(toExchange);
      }),
  };
}

async function begin(
  tx: Transaction,
  { key, at, ...exchange }: NewExchange,
): Promise<{ exchange: Exchange; isNew: boolean }> {
  const { conversationId } = exchange;
  // Locked, so that two requests at once do not take the same position.
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for("update");
  const sameKey = await findWith(tx, conversationId, key);
  if (sameKey) return { exchange: sameKey, isNew: false };
  const ofConversation = eq(exchanges.conversationId, conversationId);
  const [open] = await tx
    .select({ id: exchanges.id })
    .from(exchanges)
    .where(and(ofConversation, isUnfinished));
  if (open) throw stillAnswering(open.id);
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${exchanges.position}), 0)::int` })
    .from(exchanges)
    .where(ofConversation);
  const position = (last?.position ?? 0) + 1;
  const row = { ...toRow(exchange), position, key, touchedAt: at };
  await tx.insert(exchanges).values(row);
  return { exchange: { ...exchange, position }, isNew: true };
}

async function mark(
  tx: Transaction,
  { id, places, state }: { id: string; places: readonly number[]; state: MarkedState },
): Promise<Exchange | null> {
  const isIt = eq(exchanges.id, id);
  const [row] = await tx.select(shownColumns).from(exchanges).where(isIt).for("update");
  if (!row) return null;
  const found = toExchange(row);
  const proposals = markProposals(found.proposals, places, state);
  await tx
    .update(exchanges)
    .set({ proposals: storable(proposals) })
    .where(isIt);
  return { ...found, proposals };
}

async function changeImages(
  tx: Transaction,
  id: string,
  change: ChangeImages,
): Promise<Exchange | null> {
  const isIt = eq(exchanges.id, id);
  const [row] = await tx.select(shownColumns).from(exchanges).where(isIt).for("update");
  if (!row) return null;
  const found = toExchange(row);
  const { reply } = found;
  const { images, cost, summary = reply.summary } = change(reply.generatedImages ?? []);
  const changed = {
    reply: { ...reply, summary, generatedImages: [...images] },
    cost: found.cost + cost,
  };
  await tx.update(exchanges).set(storable(changed)).where(isIt);
  return { ...found, ...changed };
}

async function findWith(
  db: Pick<Db, "select">,
  conversationId: string,
  key: string,
): Promise<Exchange | null> {
  const [row] = await db
    .select(shownColumns)
    .from(exchanges)
    .where(and(eq(exchanges.conversationId, conversationId), eq(exchanges.key, key)));
  return row ? toExchange(row) : null;
}

async function finish(
  tx: Transaction,
  { exchange, verdict, rawText, conversation, bugs }: FinishedExchange,
): Promise<void> {
  const { id, position: _, ...changed } = exchange;
  const written = await tx
    .update(exchanges)
    .set({
      ...toRow({ id, ...changed }),
      verdict,
      ...(rawText !== undefined && { rawText: storableText(rawText) }),
    })
    .where(and(eq(exchanges.id, id), isUnfinished));
  if (written.rowCount === 0) return;
  await saveConversation(tx, conversation);
  if (bugs.length === 0) return;
  const rows = bugs.map(({ what, at, ...bug }) => ({
    ...bug,
    what: storableText(what),
    at: new Date(at),
    conversationId: conversation.id,
  }));
  await tx.insert(chatBugs).values(rows);
}
