import type { ChatReply } from "@foothold/core/chat";
import type { ChatSubject, Coach, PastExchange } from "@foothold/core/coach";
import type { SeenAnswer } from "./judge-answer.ts";

/** Asks one question after the other in one conversation, and gives the answer to the last and how long it took. */
export async function askCoach(
  coach: Coach,
  subject: ChatSubject,
  questions: readonly string[],
): Promise<SeenAnswer & { tookMs: number }> {
  const past: PastExchange[] = [];
  let seen = { text: "", buttons: "", isUnknown: true, tookMs: 0 };
  for (const message of questions) {
    const startedAt = performance.now();
    const request = { subject, userId: "learner-1", message, past: [...past], summary: "" };
    const { reply, topic } = await coach.converse({ ...request, references: [], todos: [] });
    seen = {
      text: seenText(reply),
      buttons: buttonTexts(reply),
      isUnknown: topic === "unknown",
      tookMs: performance.now() - startedAt,
    };
    past.push({ message, reply, topic, references: [], askedAt: new Date(0).toISOString() });
  }
  return seen;
}

/** What the learner reads of a reply, as the guard reads it. */
function seenText({ summary, sections, todos, commands }: ChatReply): string {
  return joined([
    summary,
    ...sections.flatMap(({ heading, content, code }) => [
      heading,
      content,
      code === undefined ? "" : `\`\`\`\n${code}\n\`\`\``,
    ]),
    ...todos.map(({ text }) => `- ${text}`),
    ...commands.map(({ command, description }) => `${command}: ${description ?? ""}`),
  ]);
}

const buttonTexts = ({ nextSteps }: ChatReply): string =>
  joined(
    nextSteps.map(({ html, inputText }) => (html === inputText ? html : `${html} ${inputText}`)),
  );

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");
