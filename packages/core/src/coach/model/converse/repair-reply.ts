import { z } from "zod";
import { chatReplySchema, type ShownReply } from "../../../entities/chat/chat-reply.ts";
import { askModels, type ModelAnswer, usableText } from "../call/ask-models.ts";
import { type ModelCall, prepareModelCall } from "../call/model-call.ts";
import { recordReplies } from "../call/record-replies.ts";
import { readReply } from "./read-reply.ts";

const { $schema: _, ...jsonSchema } = z.toJSONSchema(chatReplySchema);

/**
 * Asks a model once to put a reply right that nothing could be read of. Only values that stand word for word in the
 * reply are taken, so nothing can be added on the way.
 */
export async function repairReply(
  { deps, context, signal }: ModelCall,
  rawText: string,
): Promise<{ reply: ShownReply; tried: readonly ModelAnswer[] }> {
  const call = prepareModelCall(deps, "repair-reply", { ...context, signal }, { reply: rawText });
  const tried = await askModels(call, { schema: jsonSchema, signal });
  const { reply } = await readReply(call, usableText(tried.at(-1)));
  await recordReplies(call, tried, {
    verdict: null,
    fallbackReason: tried.at(-1)?.failure ?? null,
  });
  return { reply: standingIn(rawText, reply), tried };
}

/** Keeps the fields and list items whose texts all stand in the raw text. */
export function standingIn(rawText: string, reply: ShownReply): ShownReply {
  const stands = (value: unknown): boolean => {
    if (typeof value === "string") return value === "" || holds(rawText, value);
    if (typeof value !== "object" || value === null) return true;
    return Object.values(value).every(stands);
  };
  const kept = Object.entries(reply).map(([field, value]): [string, unknown] => {
    if (Array.isArray(value)) return [field, value.filter(stands)];
    return [field, stands(value) ? value : undefined];
  });
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

function holds(rawText: string, value: string): boolean {
  return rawText.includes(value) || rawText.includes(JSON.stringify(value).slice(1, -1));
}
