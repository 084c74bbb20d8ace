import type { VoiceContext } from "../../recovery/voice-context.ts";
import type { RecoveryDeps } from "../../recovery-ports.ts";

/** Whether words that nobody authored with the problem give nothing away to this learner. */
export async function mayShow(
  { guard }: Pick<RecoveryDeps, "guard">,
  text: string,
  context: VoiceContext,
): Promise<boolean> {
  const verdict = await guard?.check(text, context, "strict").catch(() => undefined);
  return verdict?.leak === false;
}
