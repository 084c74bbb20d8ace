import type { Deps } from "../../ports/deps.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";

/** Whether the guard finds nothing in the text that gives the solution away to this learner. */
export async function mayShow(
  { guard }: Pick<Deps, "guard">,
  text: string,
  context: VoiceContext,
): Promise<boolean> {
  const verdict = await guard?.check(text, context, "strict").catch(() => undefined);
  return verdict?.leak === false;
}
