import type { ChatReply } from "@foothold/core/chat";

export const FIRST_SENTENCE = "Read the last line of an error first, for it names what went wrong.";

/** A reply with something in every field, about no problem. */
export const speedReply: ChatReply = {
  summary: `${FIRST_SENTENCE} Then go to the line that it names and print what it holds.`,
  sections: [
    {
      heading: "An example",
      content: "The text is no number, so the line stops with a ValueError.",
      code: 'age = int("three")',
    },
  ],
  todos: [
    { text: "Read the last line", completed: true },
    { text: "Find the line that it names", completed: false },
    { text: "Print what it holds", completed: false },
  ],
  fileChanges: [],
  commands: [{ command: "test 1", description: "Runs the first test" }],
  nextSteps: [{ html: "Why the last line?", inputText: "Why is the last line first?" }],
};
