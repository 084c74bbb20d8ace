import { type ChatField, chatFields } from "../../entities/chat/chat-reply.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import { settleImages } from "../gallery/gallery-image.ts";
import { isEmptyReply } from "../reply/reply-text.ts";
import { type EndingDeps, endExchange } from "./end-exchange.ts";

/** When nobody has written to an unfinished exchange for this long, its server is dead. */
export const LEASE_MS = 20_000;

/** Ends the exchanges whose server is dead: as cut if something was shown, else as failed. */
export async function settleAbandoned(deps: EndingDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - LEASE_MS);
  for (const exchange of await deps.exchanges.abandoned(before)) await settle(deps, exchange);
}

async function settle(deps: EndingDeps, exchange: Exchange): Promise<void> {
  const finishedAt = deps.clock.now().toISOString();
  const isCut = !isEmptyReply(exchange.reply);
  const missing = chatFields.filter((field: ChatField) => exchange.reply[field] === undefined);
  const images = settleImages(exchange.reply.generatedImages ?? []);
  const drawnCost = images.reduce((sum, { cost }) => sum + cost, 0);
  await endExchange(deps, {
    exchange: {
      ...exchange,
      ...(images.length > 0 && { reply: { ...exchange.reply, generatedImages: images } }),
      cost: exchange.cost + drawnCost,
      status: isCut ? "recovered" : "failed",
      recovery: { missing, shortened: [], truncated: true },
      finishedAt,
    },
    verdict: null,
    bugs: isCut ? [{ type: "truncated", what: "The server stopped while the reply came." }] : [],
  });
}
