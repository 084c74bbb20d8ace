import { replyText } from "../../../chat/reply/reply-text.ts";
import type { FileChange, ShownReply } from "../../../entities/chat/chat-reply.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { PastExchange } from "../../../ports/coach/converse.ts";
import { judgeReply } from "../call/judge-reply.ts";
import type { ModelCall } from "../call/model-call.ts";
import { commandTexts } from "./command-texts.ts";

/** In characters; the guard gets older replies through `told`. */
const MAX_PAST_LENGTH = 8_000;

/** All that a learner would read of a reply, as one text: a recipe in the todos is a recipe. */
export function judgedText(reply: ShownReply, readChange: ReadChange = plainChange): string {
  // Drawings are made here, from values that the learner may see.
  const { fileChanges = [], commands = [], drawings: _, ...words } = reply;
  const changes = fileChanges.map((change) => readChange(change));
  const inputs = (reply.nextSteps ?? []).map(({ inputText }) => inputText);
  const lines = commands.map(({ command, description = "" }) =>
    `${commandTexts(command).words} ${description}`.trim(),
  );
  const code = commands.flatMap(({ command }) => commandTexts(command).written);
  const written = code.length > 0 ? `\`\`\`\n${code.join("\n")}\n\`\`\`` : "";
  return [replyText(words), ...changes, ...inputs, ...lines, written].filter(Boolean).join("\n\n");
}

type ReadChange = (change: FileChange) => string;
const plainChange: ReadChange = (change) => replyText({ fileChanges: [change] });

/** What was said before, as one text that a new reply is judged with. */
export const judgedPast = (past: readonly Pick<PastExchange, "reply">[], readChange?: ReadChange) =>
  past
    .map(({ reply }) => judgedText(reply, readChange))
    .join("\n\n")
    .slice(-MAX_PAST_LENGTH);

/** Judges replies of a conversation, each together with what was told in it before. */
export function createChatJudge(
  modelCall: ModelCall,
  past: readonly PastExchange[],
  readChange?: ReadChange,
) {
  const before = judgedPast(past, readChange);
  let isPastClean: Promise<boolean> | undefined;
  return async (reply: ShownReply): Promise<ReplyVerdict | null> => {
    const text = judgedText(reply, readChange);
    const alone = await judgeReply(modelCall, text);
    if (alone !== "passed" || before === "") return alone;
    // Earlier replies that would not pass by themselves, such as a rescue, say nothing about this one.
    isPastClean ??= judgeReply(modelCall, before).then((verdict) => verdict === "passed");
    if (!(await isPastClean)) return alone;
    return judgeReply(modelCall, `${before}\n\n${text}`);
  };
}
