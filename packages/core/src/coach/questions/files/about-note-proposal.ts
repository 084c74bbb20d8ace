import type { Question, Topic } from "../question.ts";

const WANTS_NOTES =
  /\b(?:note|write|put|keep|save|add|jot)\b.{0,30}\b(?:notes?|notes\.md|down)\b|\b(?:make|take|start) (?:some |me )?(?:a )?notes?\b/;

const PATH = "notes.md";

/** Proposes a note: what the coach said last, or else the learner's own plan. */
export const aboutNoteProposal: Topic = (asked) => {
  if (!WANTS_NOTES.test(asked.plain) || asked.attempt.finishedAt !== null) return null;
  const note = lastSaid(asked) ?? ownPlan(asked);
  if (note === null) return null;
  const before = asked.ownFiles?.find(({ path }) => path === PATH)?.content ?? "# Notes\n";
  if (before.includes(note)) return `That stands in your ${PATH} already.`;
  return {
    topic: "notes",
    summary: `This can go to your ${PATH}. Notes in your own words help more: change it as you like.`,
    fileChanges: [{ path: PATH, content: `${before.trimEnd()}\n\n${note}\n` }],
    next: ["What should I do next?"],
  };
};

function lastSaid({ past }: Question): string | null {
  const last = past.findLast(({ reply, topic }) => reply.summary && topic !== "notes");
  return last ? `## ${oneLine(last.message)}\n\n${last.reply.summary}` : null;
}

function ownPlan({ attempt }: Question): string | null {
  const invariant = attempt.planPayload?.invariant?.text;
  return invariant ? `## My plan\n\nWhat stays true: ${invariant}` : null;
}

const MAX_HEADING = 80;
function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_HEADING ? `${line.slice(0, MAX_HEADING - 1)}…` : line;
}
