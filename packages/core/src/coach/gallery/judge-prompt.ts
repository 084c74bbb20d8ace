import { findWriting } from "../../chat/gallery/asks-for-writing.ts";
import { isEnglishPrompt } from "../../chat/gallery/is-english-prompt.ts";
import type { CoachContext } from "../../ports/coach/coach-context.ts";
import type { Guard } from "../../ports/coach/guard.ts";

export type PromptVerdict =
  | { allowed: true }
  | { allowed: false; reason: "writing" | "gives-away" | "not-judged"; why: string };

/** Whether a picture may be drawn from a prompt. Nobody can read a picture afterwards, so the prompt is judged strictly. */
export async function judgePrompt(
  guard: Guard | undefined,
  prompt: string,
  context: CoachContext,
): Promise<PromptVerdict> {
  const word = findWriting(prompt);
  if (word !== null) {
    const why = `Pictures show things, never writing or code, and this asks for "${word}".`;
    return { allowed: false, reason: "writing", why };
  }
  const verdict = await guard?.check(prompt, context, "strict").catch(() => undefined);
  if (!verdict) {
    return { allowed: false, reason: "not-judged", why: "The prompt could not be checked now." };
  }
  const isRead = verdict.leak && verdict.kind === "not-english" && isEnglishPrompt(prompt);
  if (!verdict.leak || isRead) return { allowed: true };
  const why =
    verdict.kind === "not-english"
      ? "Only prompts in English can be checked."
      : "This prompt would give too much of the solution away.";
  return { allowed: false, reason: "gives-away", why };
}
