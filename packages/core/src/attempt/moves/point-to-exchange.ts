import type { Exchange } from "../../entities/chat/exchange.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { ChatSubject } from "../../ports/coach/converse.ts";
import { recordDecided } from "./record-event.ts";

/** Records an event in the attempt that refers to the exchange. */
export async function pointToExchange<Subject extends ChatSubject>(
  deps: Parameters<typeof recordDecided>[0],
  subject: Subject,
  { id: exchangeId, conversationId }: Exchange,
  actor: Actor,
): Promise<Subject> {
  if (subject.kind !== "attempt") return subject;
  const event = { type: "exchange-begun", details: { conversationId, exchangeId } } as const;
  const attempt = await recordDecided(deps, subject.attempt, () => event, actor);
  return { ...subject, attempt };
}
