import { chatReplySchema } from "@foothold/core/chat";
import { fenced, reply } from "../reply.ts";

const step = (html: string, inputText: string) => ({ html, inputText });

export const chats = [
  reply(chatReplySchema, "an answer without changes", {
    summary: "A deque lets you take from both ends.",
    sections: [
      {
        heading: "What it is",
        content: "A list with two doors.\n\n- left: `popleft`\n- right: `pop`",
      },
      { heading: "When it helps", content: 'Where you would say "first in, first out".' },
    ],
    todos: [],
    fileChanges: [],
    commands: [],
    nextSteps: [step("Show me an example 🧪", "example"), step("Back to my code", "continue")],
  }),
  reply(
    chatReplySchema,
    "a plan of four steps, on one line",
    {
      summary: "Wrote down the plan; the first step is done.",
      sections: [],
      todos: [
        { text: "Name the invariant", completed: true },
        { text: 'Handle the empty list ("[]")', completed: false },
        { text: "Move the left end", completed: false },
        { text: "Test with one element", completed: false },
      ],
      fileChanges: [],
      commands: [],
      nextSteps: [step("Continue to step 2", "continue")],
    },
    { indent: 0 },
  ),
  reply(
    chatReplySchema,
    "one changed file",
    {
      summary: "Added a note above the loop.",
      sections: [{ heading: "Why", content: "So that the invariant stands beside the code." }],
      todos: [{ text: "Read the note aloud", completed: false }],
      fileChanges: [
        {
          path: "notes.md",
          content: '# Invariant\n\n"seen" holds every number before `i`.\n',
          note: "new file",
        },
      ],
      commands: [{ command: "cat notes.md", description: "shows the note" }],
      nextSteps: [step("Continue", "continue")],
    },
    fenced,
  ),
  reply(chatReplySchema, "two changed files with code", {
    summary: "Two helper files for your own tests.",
    sections: [],
    todos: [],
    fileChanges: [
      {
        path: "my-tests.js",
        content:
          'const cases = [\n  { input: [1, 2], expected: "3" },\n  { input: [], expected: null },\n];\n',
      },
      {
        path: "print.py",
        content: 'def show(value):\n    print(f"value = {value!r}")  # "quoted", {braces}\n',
        note: "prints what it is given",
      },
    ],
    commands: [{ command: "node my-tests.js" }, { command: "python3 print.py" }],
    nextSteps: [],
  }),
  reply(
    chatReplySchema,
    "a file that is JSON itself",
    {
      summary: "A settings file for your tests.",
      sections: [],
      todos: [{ text: "Check the limits", completed: false }],
      fileChanges: [
        {
          path: "settings.json",
          content:
            '{\n  "summary": "not this one",\n  "limits": { "ms": 2000 },\n  "todos": []\n}\n',
        },
      ],
      commands: [],
      nextSteps: [step("Run the tests", "run tests")],
    },
    { indent: 0 },
  ),
  reply(
    chatReplySchema,
    "commands with quotes and pipes",
    {
      summary: "Three ways to look at the output.",
      sections: [{ heading: "Pipes", content: "`a | b` hands the output of a to b." }],
      todos: [],
      fileChanges: [],
      commands: [
        { command: 'grep -n "return" solution.js | head -3', description: "where it returns" },
        { command: "node -e 'console.log([3,1,2].sort())'", description: "how sort compares" },
        { command: 'echo "it\'s \\"quoted\\""', description: "quotes in quotes" },
      ],
      nextSteps: [step("Explain the second one", "explain 2")],
    },
    { indent: 2, before: "I looked at your question.\n\n", after: "\n\nShall I go on?" },
  ),
  reply(
    chatReplySchema,
    "long sections",
    {
      summary: "How to think about the cost of your two loops.",
      sections: Array.from({ length: 4 }, (_, at) => ({
        heading: `Round ${at + 1}`,
        content: `After round ${at + 1} you have compared ${at + 1} numbers with all that follow. ${"That is a lot. ".repeat(6)}`,
      })),
      todos: [],
      fileChanges: [],
      commands: [],
      nextSteps: [step("What is O(n)?", "what is O(n)"), step("I see", "thanks")],
    },
    { indent: 0 },
  ),
  reply(
    chatReplySchema,
    "windows paths and regular expressions",
    {
      summary: "Your pattern is greedy: \\d+ takes all digits.",
      sections: [
        { heading: "Paths", content: "C:\\new\\table is one path, with \\n and \\t in it." },
        { heading: "Patterns", content: '/"([^"\\\\]|\\\\.)*"/ matches one string.' },
      ],
      todos: [{ text: "Try “a1b22”", completed: true }],
      fileChanges: [],
      commands: [],
      nextSteps: [step("Show a lazy one", "lazy")],
    },
    { indent: 3 },
  ),
  reply(chatReplySchema, "a greeting and little else", {
    summary: "Hello! 👋 Ask me about the problem, your code, or a failing test.",
    sections: [],
    todos: [],
    fileChanges: [],
    commands: [],
    nextSteps: [step("What is asked?", "What does the problem ask for?")],
  }),
  reply(
    chatReplySchema,
    "everything at once",
    {
      summary: "Step 1 of 3: the smallest case works.",
      sections: [{ heading: "Done", content: "For one element the answer is that element." }],
      todos: [
        { text: "Smallest case", completed: true },
        { text: "Two elements", completed: false },
      ],
      fileChanges: [
        {
          path: "scratch/one.js",
          content: "// one element\nconsole.log([7].length);\n",
          note: "try it",
        },
      ],
      commands: [{ command: "node scratch/one.js", description: "prints 1" }],
      nextSteps: [step("Continue to two elements", "continue"), step("Stop here", "stop")],
    },
    fenced,
  ),
];
