import { z } from "zod";
import { maxSourceBytes } from "../../../entities/runs/run.ts";
import { recoverReply } from "../../reply/recover-reply.ts";
import { askModels, usableText } from "./ask-models.ts";
import type { ModelCall } from "./model-call.ts";
import { recordReplies } from "./record-replies.ts";

const programSchema = z.object({ code: z.string().max(maxSourceBytes / 4) });
const FENCE = /^\s*```\w*\n|\n?```\s*$/g;

/**
 * Asks for a program that is run and never shown, so the guard does not judge it. The recorded reply leaves it out,
 * because people read those records. Null when there is none.
 */
export async function askForProgram(modelCall: ModelCall): Promise<string | null> {
  const { $schema: _, ...schema } = z.toJSONSchema(programSchema);
  const tried = await askModels(modelCall, { schema, signal: modelCall.signal });
  const last = tried.at(-1);
  const { code = "" } = recoverReply(usableText(last), programSchema).kept;
  const program = code.replaceAll(FENCE, "").trim();
  const fallbackReason = program === "" ? (last?.failure ?? "malformed") : null;
  await recordReplies(
    modelCall,
    tried.map((one) => ({ ...one, text: "" })),
    { verdict: null, fallbackReason },
  );
  return program === "" ? null : program;
}
