import * as schema from "../../schema.ts";
import { by, ofConversation } from "../rules/owners.ts";
import type { Rule } from "../rules/rule.ts";

export const chatTables = {
  conversations: {
    of: by(schema.conversations.userId),
    exported: { file: "conversations", about: "Your conversations with the coach." },
    erased: "delete",
  },
  exchanges: {
    of: ofConversation(schema.exchanges.conversationId),
    exported: {
      file: "messages",
      about:
        "What you wrote to the coach and what it answered. Of a conversation that you deleted only the answers are kept, so that the coach does not tell you a solution piece by piece.",
      // What was held back may be the answer; what was shown is in `reply`.
      omit: ["rawText", "key"],
    },
    erased: "delete",
  },
  chatBugs: {
    of: ofConversation(schema.chatBugs.conversationId),
    exported: {
      file: "reported-answers",
      about: "Answers of the coach that you or Foothold found bad.",
    },
    erased: "delete",
  },
} satisfies Record<string, Rule>;
