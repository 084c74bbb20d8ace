import type { CoachContext } from "../../ports/coach/coach.ts";
import { extractCode } from "./extract/extract-code.ts";
import { normalizeReply } from "./extract/normalize-reply.ts";
import { findNovelCode, type NovelCode } from "./novelty/find-novel-code.ts";
import { readKnownCode } from "./novelty/known-code.ts";
import type { PolicyRules } from "./policies.ts";

/** `texts`: the reply itself, and what it holds in another writing. */
export type ReplyReading = { novel: NovelCode[]; prose: string; texts: string[] };

export function readReply(reply: string, context: CoachContext, rules: PolicyRules): ReplyReading {
  const text = normalizeReply(reply);
  const { passages, prose, hidden } = extractCode(text);
  const texts = [text, ...hidden];
  if (passages.length === 0) return { novel: [], prose, texts };
  const { language } = context.attempt;
  return {
    texts,
    novel: findNovelCode(passages, readKnownCode(context), language, rules.allowsNovelCode),
    prose,
  };
}
