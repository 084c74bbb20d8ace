import { type Exchange, exchangeSchema } from "@foothold/core/chat";
import { getTableColumns } from "drizzle-orm";
import { exchanges } from "../../schema.ts";
import { dateOf, withDatesAsText } from "../rows/dates-as-text.ts";
import { storable } from "../rows/storable.ts";

const {
  rawText: _rawText,
  verdict: _verdict,
  touchedAt: _touchedAt,
  key: _key,
  ...shown
} = getTableColumns(exchanges);

/** The columns that people may see. The raw text of a model is not among them. */
export const shownColumns = shown;

type Row = Omit<typeof exchanges.$inferSelect, "rawText" | "verdict" | "touchedAt" | "key">;

export function toExchange({ fallbackReason, ...row }: Row): Exchange {
  return exchangeSchema.parse({
    ...withDatesAsText(row),
    ...(fallbackReason !== null && { fallbackReason }),
  });
}

export function toRow(exchange: Omit<Exchange, "position">) {
  return {
    ...storable(exchange),
    fallbackReason: exchange.fallbackReason ?? null,
    askedAt: new Date(exchange.askedAt),
    firstWordsAt: dateOf(exchange.firstWordsAt),
    finishedAt: dateOf(exchange.finishedAt),
  };
}
