type Asked = "not-yet" | "open" | "answered" | "withdrawn";

/** The texts for each state of a question to an instructor. */
export const askInstructorWords: Record<Asked, { what: string; label: string; button: string }> = {
  "not-yet": {
    what: "They see your code, what you tried and the failing test. You do not need to explain those.",
    label: "What puzzles you? (optional)",
    button: "Ask my instructor",
  },
  open: {
    what: "You have asked. The answer appears below, under the coach.",
    label: "Anything to add? They see it with the rest.",
    button: "Add it",
  },
  answered: {
    what: "They have answered: see below, under the coach. If you ask again, they see what you did since then.",
    label: "What is still unclear? (optional)",
    button: "Ask again",
  },
  withdrawn: {
    what: "You withdrew your question. If you ask again, they see what you did since then.",
    label: "What puzzles you? (optional)",
    button: "Ask again",
  },
};
