import * as schema from "../../schema.ts";
import { picturesAsText } from "../rules/exported-row.ts";
import { by, ofConversation, ofPlan } from "../rules/owners.ts";
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
  commandBatches: {
    of: ofConversation(schema.commandBatches.conversationId),
    exported: {
      file: "commands",
      about: "Commands of the coach that you let run, with the beginning of what they printed.",
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
  pictures: {
    of: by(schema.pictures.userId),
    exported: {
      file: "pictures",
      about: "Pictures that a model drew for you, each as a JPEG in Base64.",
      shown: picturesAsText,
    },
    erased: "delete",
  },
  subtaskPlans: {
    of: by(schema.subtaskPlans.userId),
    exported: {
      file: "plans",
      about: "Large requests to the coach, and how they were split.",
      // Text that was held back may be the answer, so it is not exported. What was shown is among the messages.
      omit: ["conflicts", "sharedData", "stepOutputs"],
    },
    erased: "delete",
  },
  subtasks: {
    of: ofPlan(schema.subtasks.planId),
    exported: {
      file: "sub-tasks",
      about: "The parts of those requests. What came of them is among the messages.",
      omit: ["output", "claim", "work"],
    },
    erased: "delete",
  },
} satisfies Record<string, Rule>;
