import { z } from "zod";
import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ModelFailureKind } from "../../../entities/coach/text-model.ts";
import type { ReplyVerdict } from "../../../ports/coach-replies.ts";
import type { WrongAnswer } from "../../../prompts/again.ts";
import { recoverReply } from "../../reply/recover-reply.ts";
import type { Asking } from "./asking.ts";
import { generate, timeLeft, usableText, WORTH_ASKING_MS } from "./generate.ts";
import { judgeReply } from "./judge-reply.ts";
import { recordReplies } from "./record-reply.ts";

/** The parts that arrived whole and may be shown; why there are not all of them, or null. */
export type Parts<T> = { parts: Partial<T>; reason: FallbackReason | null };

type Recovery = { missing: readonly string[]; shortened: readonly string[]; truncated: boolean };

export async function askForParts<Shape extends z.ZodRawShape>(
  asking: Asking,
  schema: z.ZodObject<Shape>,
  visible: (parts: Partial<z.infer<z.ZodObject<Shape>>>) => readonly string[],
): Promise<Parts<z.infer<z.ZodObject<Shape>>>> {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  let wrong: WrongAnswer | undefined;
  for (const _attempt of ["first", "again"]) {
    if (wrong && timeLeft(asking).firstTextMs < WORTH_ASKING_MS) break;
    const tried = await generate(asking, { schema: jsonSchema, wrong, signal: asking.signal });
    const generated = tried.at(-1);
    const recovered = recoverReply(usableText(generated), schema);
    const verdict = await judgeReply(asking, visible(recovered.kept).join("\n\n"));
    const reason = reasonFor(verdict, recovered, generated?.failure ?? null);
    await recordReplies(asking, tried, { verdict, fallbackReason: reason });
    if (verdict === "passed" || verdict === null) return { parts: recovered.kept, reason };
    if (verdict === "not-judged") return { parts: {}, reason };
    wrong = verdict;
  }
  return { parts: {}, reason: "leak" };
}

function reasonFor(
  verdict: ReplyVerdict | null,
  { missing, shortened, truncated }: Recovery,
  failure: ModelFailureKind | null,
): FallbackReason | null {
  if (verdict === "not-judged") return "unavailable";
  if (verdict !== null && verdict !== "passed") return "leak";
  if (missing.length === 0 && shortened.length === 0) return null;
  return failure ?? (truncated ? "truncated" : "malformed");
}
