import type { CodeLine } from "../../../entities/runs/code-outline.ts";

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");

const words: Record<CodeLine["kind"], (line: CodeLine) => string> = {
  function: () => "It begins a function: the name, and in brackets what it is given.",
  for: ({ sets }) =>
    `It begins a loop: what stands inside is done once for each value${sets.length > 0 ? `, which is called ${quoted(sets)} there` : ""}.`,
  while: ({ reads }) =>
    `It begins a loop that goes on as long as its condition is true${reads.length > 0 ? `; the condition looks at ${quoted(reads)}` : ""}.`,
  if: ({ reads }) =>
    `It asks a condition${reads.length > 0 ? ` about ${quoted(reads)}` : ""}: only if that is true, what stands inside is done.`,
  else: () => "It begins what is done when the condition before it was not true.",
  return: ({ reads }) =>
    `It ends the function and hands back a result${reads.length > 0 ? ` made of ${quoted(reads)}` : ""}.`,
  assignment: ({ sets, reads }) =>
    `It stores something under ${quoted(sets) || "a place"}${reads.length > 0 ? `, worked out from ${quoted(reads)}` : ""}.`,
  call: ({ calls }) => `It calls ${quoted(calls) || "a function"} and keeps no result of it.`,
  break: () => "It leaves the innermost loop at once.",
  continue: () => "It goes on with the next round of the innermost loop.",
  import: () => "It makes a module of the language's library usable.",
  other: () => "It is a statement of its own.",
};

/** What a line does, in general words; never what it should do instead. */
export const describeLine = (line: CodeLine): string => words[line.kind](line);
