import * as schema from "../../schema.ts";
import { fileContents } from "../rules/file-contents.ts";
import { by, ofAttempt } from "../rules/owners.ts";
import type { Rule } from "../rules/rule.ts";

export const practiceTables = {
  attempts: {
    of: by(schema.attempts.userId),
    exported: {
      file: "attempts",
      about:
        "Your attempts as they stand: what you wrote at each step, your code, its test results.",
    },
    erased: "delete",
  },
  attemptEvents: {
    of: ofAttempt(schema.attemptEvents.attemptId),
    exported: {
      file: "attempt-events",
      about: "What happened in each attempt, in order, with what the coach said.",
    },
    erased: "delete",
  },
  attemptDrafts: {
    of: ofAttempt(schema.attemptDrafts.attemptId),
    exported: { file: "drafts", about: "What you typed and have not sent." },
    erased: "delete",
  },
  workspaceFiles: {
    of: ofAttempt(schema.workspaceFiles.attemptId),
    exported: {
      file: "workspace-files",
      about: "Your own files beside the solution: notes, tests and scratch programs.",
    },
    erased: "delete",
  },
  changeSets: {
    of: ofAttempt(schema.changeSets.attemptId),
    exported: { file: "code-changes", about: "Every recorded change of your code and files." },
    erased: "delete",
  },
  fileRevisions: {
    of: ofAttempt(schema.fileRevisions.attemptId),
    exported: {
      file: "code-versions",
      about: "Your code and files after each of these changes.",
      shown: fileContents,
    },
    erased: "delete",
  },
  coachReplies: {
    of: ofAttempt(schema.coachReplies.attemptId),
    exported: {
      file: "model-calls",
      about:
        "Which models were asked for you, and when. What you were shown is in attempt-events.json.",
      // A blocked reply may be the answer; what was shown is in the events.
      omit: ["text"],
    },
    erased: "delete",
  },
  units: {
    of: by(schema.units.userId),
    exported: { file: "lessons", about: "Lessons and recall cards: your answers and recaps." },
    erased: "delete",
  },
  unitEvents: {
    of: by(schema.unitEvents.userId),
    exported: { file: "lesson-events", about: "What happened in each lesson and card, in order." },
    erased: "delete",
  },
  deckCards: {
    of: by(schema.deckCards.userId),
    exported: { file: "deck", about: "Your recall cards and when each is due." },
    erased: "delete",
  },
  recallReviews: {
    of: by(schema.recallReviews.userId),
    exported: { file: "reviews", about: "How you rated each card, each time." },
    erased: "delete",
  },
} satisfies Record<string, Rule>;
