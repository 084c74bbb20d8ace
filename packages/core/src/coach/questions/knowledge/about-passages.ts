import type { Topic } from "../question.ts";
import { SURE } from "./answer-from-entries.ts";

/** Lessons are about patterns, and which one fits is the learner's to find until the plan is made. */
const PLANNED = ["IMPLEMENT", "VERIFY", "REFLECT", "COMPLETE"];

/** What a lesson or a recall card says about it. */
export const aboutPassages: Topic = async ({ question, attempt }, { library }) => {
  if (attempt.v2Step !== null && !PLANNED.includes(attempt.v2Step)) return null;
  const [best] = await library.findPassages(question);
  if (!best || best.confidence < SURE) return null;
  const { source, text } = best.found;
  return {
    topic: "lesson",
    summary: `From ${source}: ${firstParagraph(text)}`,
    next: ["Simpler, please", "What do I do now?"],
  };
};

const firstParagraph = (text: string): string => text.trim().split(/\n\s*\n/)[0] ?? "";
