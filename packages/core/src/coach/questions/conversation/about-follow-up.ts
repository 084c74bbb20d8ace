import type { Answer } from "../answer.ts";
import type { Asked, Sources } from "../question.ts";
import { readEntryTopic, SMALL_TALK_TOPIC, SOLUTION_TOPIC, UNKNOWN_TOPIC } from "../topics.ts";
import { followEntry } from "./follow-entry.ts";
import { type FollowUp, readFollowUp } from "./follow-up.ts";

/** Answers an earlier message again, without the exchanges that came after it. */
export type AnswerAgain = (question: string) => Promise<Answer>;

/** "why?", "simpler please", "and in JavaScript?": these refer to what was said last. */
export async function aboutFollowUp(
  asked: Asked,
  sources: Sources,
  answerAgain: AnswerAgain,
): Promise<Answer | null> {
  const kind = readFollowUp(asked);
  const last = asked.past.findLast(({ topic }) => topic !== SMALL_TALK_TOPIC) ?? asked.past.at(-1);
  if (!kind || !last) return null;
  const entry = readEntryTopic(last.topic);
  const found = entry && (await sources.library.entry(entry.id));
  if (found) {
    const language = kind === "in-language" ? asked.language : entry.language;
    return followEntry(kind, found, { ...asked, language }, sources);
  }
  if (kind === "in-language") return answerAgain(`${last.message} ${asked.question}`);
  if (last.topic === SOLUTION_TOPIC && (kind === "why" || kind === "how")) {
    const why = await sources.library.entry("foothold-why-no-solution");
    if (why) return { topic: SOLUTION_TOPIC, summary: `${why.text} ${asked.suggestion}` };
  }
  if (kind === "again") return answerAgain(last.message);
  return retell(kind, asked, last.reply.summary ?? "", last.topic);
}

/** What was said last, shorter or with its reason, and what to do with it. */
function retell(
  kind: Exclude<FollowUp, "again" | "in-language">,
  { suggestion, example }: Asked,
  said: string,
  topic: string | null,
): Answer {
  const told = { topic: topic ?? UNKNOWN_TOPIC, next: ["Again, please", "What do I do now?"] };
  const [first = "", second = ""] = said.split(/(?<=[.!?])\s+/);
  const shown = example === "" ? suggestion : example;
  switch (kind) {
    case "simpler":
      return { ...told, summary: `In short: ${first} ${shown}` };
    case "example":
      return { ...told, summary: shown };
    case "why":
      return {
        ...told,
        summary: `It follows from this: ${[first, second].join(" ").trim()} ${shown}`,
      };
    case "which":
      return { ...told, summary: `I mean this: ${first} ${suggestion}` };
    case "how":
    case "more":
      return { ...told, summary: `One step of it: ${suggestion} ${example}`.trim() };
  }
}
