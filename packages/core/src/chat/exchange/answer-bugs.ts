import type { ChatBug } from "../../entities/chat/chat-bug.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";
import { isMalformedDiff } from "../../text/is-malformed-diff.ts";

type Found = Pick<ChatBug, "type" | "what">;

/** What is wrong with an answer and is reported without anybody asking. */
export function bugsOf({ reply, recovery, bugs }: ChatAnswer): Found[] {
  const found: Found[] = [...bugs];
  if (recovery?.truncated) {
    found.push({ type: "truncated", what: `The reply was cut off.${lackingText(recovery)}` });
  } else if (recovery) {
    found.push({ type: "other", what: `The reply is not as asked for.${lackingText(recovery)}` });
  }
  for (const { path, content, isDiff } of reply.fileChanges) {
    if (isDiff && isMalformedDiff(content)) {
      found.push({ type: "malformed-diff", what: `The change of ${path} is no proper diff.` });
    }
  }
  return found;
}

function lackingText({ missing, shortened }: NonNullable<ChatAnswer["recovery"]>): string {
  const parts = [
    missing.length > 0 ? ` Missing: ${missing.join(", ")}.` : "",
    shortened.length > 0 ? ` Shortened: ${shortened.join(", ")}.` : "",
  ];
  return parts.join("");
}
