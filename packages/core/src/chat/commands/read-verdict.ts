import type { ShownReply } from "../../entities/chat/chat-reply.ts";
import type { BatchVerdict } from "../../entities/chat/command-batch.ts";

export type ReadVerdict = BatchVerdict & { command?: string };

const SAYS_STOP = /^\W{0,3}(?:stop|pause|wait|halt)\b/i;
const SAYS_CONTINUE = /^\W{0,3}(?:continue|go on)\b/i;
const NAMES_CONTINUE = /(?<!not |n't |n’t |cannot |to )\bcontinue\b/i;
const NAMES_TROUBLE = /\b(?:error|fail(?:s|ed|ure)?|wrong|broken|stop)\b/i;

/**
 * What a reply says about a batch: "stop", another command, "continue". A reply that says none of it clearly pauses the
 * batch, so that nothing runs on a guess.
 */
export function readVerdict(reply: ShownReply, remaining: readonly string[]): ReadVerdict {
  const why = (reply.summary ?? "").trim();
  if (SAYS_STOP.test(why)) return { decision: "stop", why };
  const command = reply.commands?.[0]?.command.trim();
  if (command !== undefined && command !== "") {
    return command === remaining[0]
      ? { decision: "continue", why }
      : { decision: "command", why, command };
  }
  const goesOn = SAYS_CONTINUE.test(why) || (NAMES_CONTINUE.test(why) && !NAMES_TROUBLE.test(why));
  return { decision: goesOn ? "continue" : "stop", why };
}
