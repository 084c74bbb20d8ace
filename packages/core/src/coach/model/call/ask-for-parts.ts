import { z } from "zod";
import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ModelFailureKind } from "../../../entities/coach/text-model.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { RejectedReply } from "../../../prompts/retry-prompt.ts";
import { recoverReply } from "../../reply/recover-reply.ts";
import { askModels, timeLeft, usableText, WORTH_ASKING_MS } from "./ask-models.ts";
import { judgeReply } from "./judge-reply.ts";
import type { ModelCall } from "./model-call.ts";
import { recordReplies } from "./record-replies.ts";

/** The parts that arrived complete and may be shown. `reason` says why some are missing; null when none is. */
export type ReplyParts<T> = { parts: Partial<T>; reason: FallbackReason | null };

type Recovery = { missing: readonly string[]; shortened: readonly string[]; truncated: boolean };

export async function askForParts<Shape extends z.ZodRawShape>(
  modelCall: ModelCall,
  schema: z.ZodObject<Shape>,
  visible: (parts: Partial<z.infer<z.ZodObject<Shape>>>) => readonly string[],
): Promise<ReplyParts<z.infer<z.ZodObject<Shape>>>> {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  let wrong: RejectedReply | undefined;
  for (const _attempt of ["first", "again"]) {
    if (wrong && timeLeft(modelCall).firstTextMs < WORTH_ASKING_MS) break;
    const tried = await askModels(modelCall, {
      schema: jsonSchema,
      wrong,
      signal: modelCall.signal,
    });
    const generated = tried.at(-1);
    const recovered = recoverReply(usableText(generated), schema);
    const verdict = await judgeReply(modelCall, visible(recovered.kept).join("\n\n"));
    const reason = reasonFor(verdict, recovered, generated?.failure ?? null);
    await recordReplies(modelCall, tried, { verdict, fallbackReason: reason });
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
