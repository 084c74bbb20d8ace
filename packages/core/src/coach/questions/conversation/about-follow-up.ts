import { inLanguage } from "../../../entities/coach/knowledge-entry.ts";
import type { PastExchange } from "../../../ports/coach/converse.ts";
import type { Answer } from "../answer.ts";
import { LIKELY } from "../knowledge/answer-from-entries.ts";
import type { Asked, Sources } from "../question.ts";
import { readEntryTopic, SMALL_TALK_TOPIC, SOLUTION_TOPIC, UNKNOWN_TOPIC } from "../topics.ts";
import { aboutEarlierReply } from "./about-earlier-reply.ts";
import type { AnswerAgain } from "./answer-again.ts";
import { followEntry } from "./follow-entry.ts";
import { type FollowUp, readFollowUp, readVagueFollowUp } from "./follow-up.ts";

/** "why?", "simpler please", "and in JavaScript?": these refer to what was said last. */
export async function aboutFollowUp(
  asked: Asked,
  sources: Sources,
  answerAgain: AnswerAgain,
): Promise<Answer | null> {
  const last = asked.past.findLast(({ topic }) => topic !== SMALL_TALK_TOPIC) ?? asked.past.at(-1);
  if (!last) return null;
  const referred = await aboutEarlierReply(asked, last, sources, answerAgain);
  if (referred) return referred;
  const kind = readFollowUp(asked) ?? (await readVague(asked, sources));
  if (!kind) return null;
  if (kind === "yes") return takeOffer(last, answerAgain);
  if (kind === "in-my-code") {
    const isCost = /\b(complexity|big ?o|o ?\(|cost|linear|quadratic)/i.test(last.message);
    return answerAgain(isCost ? "is my program fast enough?" : "where does my program go wrong?");
  }
  if (kind === "which") {
    const line = lineIn(last);
    if (line !== null) return answerAgain(`what does line ${line} do?`);
    if (/^(last-run|own-program|result)/.test(last.topic ?? "")) {
      return answerAgain("where does my program go wrong?");
    }
  }
  const entry = readEntryTopic(last.topic);
  const found = entry && (await sources.library.entry(entry.id));
  if (found) {
    const language = kind === "in-language" ? asked.language : entry.language;
    return followEntry(kind, found, { ...asked, language }, sources);
  }
  if (kind === "example") {
    const shown = await findExample(asked, last, sources);
    if (shown) return shown;
  }
  if (kind === "in-language") return answerAgain(`${last.message} ${asked.question}`);
  if (last.topic === SOLUTION_TOPIC && (kind === "why" || kind === "how")) {
    const why = await sources.library.entry("foothold-why-no-solution");
    if (why) return { topic: SOLUTION_TOPIC, summary: `${why.text} ${asked.suggestion}` };
  }
  if (kind === "again") return answerAgain(last.message);
  return retell(kind, asked, last);
}

const SURELY_OWN = 0.8;

/** A message that an entry answers without the last reply is not a follow-up, even if it is worded like one. */
async function readVague(asked: Asked, { library }: Sources): Promise<FollowUp | null> {
  const kind = readVagueFollowUp(asked);
  if (kind === null) return null;
  const [best] = await library.findEntries(asked.question, asked.language);
  return best && best.confidence >= SURELY_OWN ? null : kind;
}

/** An example of what the last question was about, where an entry has one. */
async function findExample(
  asked: Asked,
  { message }: PastExchange,
  sources: Sources,
): Promise<Answer | null> {
  const found = await sources.library.findEntries(message, asked.language);
  const shown = found.find(
    ({ found: entry, confidence }) =>
      confidence >= LIKELY && inLanguage(entry.examples, asked.language) !== undefined,
  );
  return shown ? followEntry("example", shown.found, asked, sources) : null;
}

/** The first thing that the last answer offered. */
async function takeOffer(
  { reply }: PastExchange,
  answerAgain: AnswerAgain,
): Promise<Answer | null> {
  const offered = reply.nextSteps?.[0]?.inputText;
  return offered === undefined ? null : answerAgain(offered);
}

/** The line of the learner's program that an answer named. */
function lineIn({ reply }: PastExchange): string | null {
  const said = [reply.summary, ...(reply.sections ?? []).map(({ content }) => content)].join(" ");
  return /\bline (\d{1,4})\b/i.exec(said)?.[1] ?? null;
}

type Retold = Exclude<FollowUp, "again" | "in-language" | "yes" | "in-my-code">;

/** Repeats the last answer shorter or with its reason, and says what to do with it. */
function retell(kind: Retold, { suggestion, example }: Asked, last: PastExchange): Answer {
  const next = ["Again, please", "What do I do now?"];
  const told = { topic: last.topic ?? UNKNOWN_TOPIC, next };
  const said = last.reply.summary ?? "";
  const [first = "", second = ""] = said.split(/(?<=[.!?])\s+/);
  const shown = example === "" ? suggestion : example;
  switch (kind) {
    case "simpler":
      return said.startsWith("In short:")
        ? { ...told, summary: `Then let us do it with one case only. ${shown} ${suggestion}` }
        : { ...told, summary: `In short: ${shortest(said)} ${shown}` };
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
    case "other-way":
      return { ...told, summary: `One step of it: ${suggestion} ${example}`.trim() };
    case "sure":
      return {
        ...told,
        summary: `It is what the task says, or what came out when I ran your program: ${first} You can check it yourself: run it, or do it by hand.`,
      };
    case "cost":
      return {
        ...told,
        summary: `Cost is counted, not felt. Ask “is my program fast enough”, and I count the lines it runs. ${suggestion}`,
      };
  }
}

const MOST_SENTENCES = 3;

/** A task is shortest in the sentence that says what comes out; anything else in its first. */
function shortest(said: string): string {
  const sentences = said.split(/(?<=[.!?])\s+/);
  const result = sentences.findIndex((each) => /\bgives? back\b/.test(each));
  return (
    result >= 0 ? sentences.slice(0, Math.min(result + 1, MOST_SENTENCES)) : sentences.slice(0, 1)
  ).join(" ");
}
