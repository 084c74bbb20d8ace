import { promptVariations } from "../../chat/gallery/picture-prompts.ts";
import { pictureSubject } from "../../chat/gallery/read-picture-request.ts";
import type { LoadedReference } from "../../entities/chat/chat-reference.ts";
import { MAX_PROMPT_LENGTH } from "../../entities/chat/generated-image.ts";
import type { ChatAnswer, ChatSubject } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";
import { judgePrompt, type PromptVerdict } from "./judge-prompt.ts";

type Wanted = {
  subject: Extract<ChatSubject, { kind: "attempt" }>;
  message: string;
  references: readonly LoadedReference[];
  count: number;
};

export type WrittenPrompts =
  | { allowed: true; prompts: string[]; asked: ChatAnswer | null }
  | Extract<PromptVerdict, { allowed: false }>;

/**
 * Distinct prompts for the pictures of a message. For several, or where the message refers to something, the learner's
 * cheapest text model writes them; what it does not give, or may not, is replaced by authored variations.
 */
export async function writePrompts(
  { coach, guard }: Pick<Deps, "coach" | "guard">,
  { subject, message, references, count }: Wanted,
): Promise<WrittenPrompts> {
  const about = pictureSubject(message);
  const verdict = await judgePrompt(guard, about, subject);
  if (!verdict.allowed) return verdict;
  const isSimple = count === 1 && references.length === 0;
  const asked = isSimple ? null : await ask();
  const written = asked?.answeredBy ? asked.reply.todos.map(({ text }) => text.trim()) : [];
  const passed: string[] = [];
  for (const prompt of new Set(written)) {
    if (prompt === "" || prompt.length > MAX_PROMPT_LENGTH || passed.length === count) continue;
    if ((await judgePrompt(guard, prompt, subject)).allowed) passed.push(prompt);
  }
  const others = promptVariations(about, count).slice(0, count - passed.length);
  return { allowed: true, prompts: [...passed, ...others], asked };

  function ask(): Promise<ChatAnswer | null> {
    return coach
      .converse({
        subject,
        userId: subject.attempt.userId,
        message: `${count} ${count === 1 ? "prompt" : "prompts"}: ${message}`,
        past: [],
        summary: "",
        references,
        todos: [],
        specialist: "pictures",
      })
      .catch(() => null);
  }
}
