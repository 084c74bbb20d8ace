import { replyText } from "../../../chat/reply/reply-text.ts";
import type { ShownReply } from "../../../entities/chat/chat-reply.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { PastExchange } from "../../../ports/coach/converse.ts";
import { judgeReply } from "../call/judge-reply.ts";
import type { ModelCall } from "../call/model-call.ts";

/** In characters; the guard gets older replies through `told`. */
const MAX_PAST_LENGTH = 8_000;

/** All that a learner would read of a reply, as one text: a recipe in the todos is a recipe. */
export function judgedText(reply: ShownReply): string {
  const inputs = (reply.nextSteps ?? []).map(({ inputText }) => inputText);
  const quoted = (reply.commands ?? []).flatMap(({ command }) => quotedIn(command));
  const written = quoted.length > 0 ? `\`\`\`\n${quoted.join("\n")}\n\`\`\`` : "";
  return [replyText(reply), ...inputs, written].filter(Boolean).join("\n\n");
}

/** The code in a command's quotes, which is judged like any other code. */
function quotedIn(command: string): string[] {
  return command.split(/["']/).filter((part, index) => index % 2 === 1 && part.trim() !== "");
}

/** Judges replies of a conversation, each together with what was told in it before. */
export function createChatJudge(modelCall: ModelCall, past: readonly PastExchange[]) {
  const before = past
    .map(({ reply }) => judgedText(reply))
    .join("\n\n")
    .slice(-MAX_PAST_LENGTH);
  let isPastClean: Promise<boolean> | undefined;
  return async (reply: ShownReply): Promise<ReplyVerdict | null> => {
    const text = judgedText(reply);
    const alone = await judgeReply(modelCall, text);
    if (alone !== "passed" || before === "") return alone;
    // Earlier replies that would not pass by themselves, such as a rescue, say nothing about this one.
    isPastClean ??= judgeReply(modelCall, before).then((verdict) => verdict === "passed");
    if (!(await isPastClean)) return alone;
    return judgeReply(modelCall, `${before}\n\n${text}`);
  };
}
