import type { ChatBugType } from "@foothold/core/chat";

export const bugNames: Record<ChatBugType, string> = {
  truncated: "Cut off",
  "repaired-json": "Had to be repaired",
  "legacy-format": "Old format",
  "blocked-change": "Change blocked",
  "malformed-diff": "Broken diff",
  "bad-answer": "Reported by a learner",
  other: "Something else",
};
