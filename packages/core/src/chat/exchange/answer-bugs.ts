import type { ChatBug } from "../../entities/chat/chat-bug.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";

type Found = Pick<ChatBug, "type" | "what">;

/** What is wrong with an answer and is reported without anybody asking. */
export function bugsOf({ recovery, bugs }: ChatAnswer): Found[] {
  const found: Found[] = [...bugs];
  if (recovery?.truncated) {
    found.push({ type: "truncated", what: `The reply was cut off.${lackingText(recovery)}` });
  } else if (recovery) {
    found.push({ type: "other", what: `The reply is not as asked for.${lackingText(recovery)}` });
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
