import type { ChatReply } from "@foothold/core/chat";
import type { ChatSubject, Coach, PastExchange } from "@foothold/core/coach";
import type { SeenAnswer } from "./judge-answer.ts";

/** Asks one question after the other in one conversation, and gives the answer to the last. */
export async function askCoach(
  coach: Coach,
  subject: ChatSubject,
  questions: readonly string[],
): Promise<SeenAnswer> {
  const past: PastExchange[] = [];
  let seen: SeenAnswer = { text: "", isUnknown: true };
  for (const message of questions) {
    const request = { subject, userId: "learner-1", message, past: [...past], summary: "" };
    const { reply, topic } = await coach.converse({ ...request, references: [], todos: [] });
    seen = { text: seenText(reply), isUnknown: topic === "unknown" };
    past.push({ message, reply, topic, references: [], askedAt: new Date(0).toISOString() });
  }
  return seen;
}

/** Everything that the learner sees of a reply, as the guard reads it. */
function seenText({ summary, sections, todos, commands, nextSteps }: ChatReply): string {
  return [
    summary,
    ...sections.flatMap(({ heading, content, code }) => [
      heading,
      content,
      code === undefined ? "" : `\`\`\`\n${code}\n\`\`\``,
    ]),
    ...todos.map(({ text }) => `- ${text}`),
    ...commands.map(({ command, description }) => `${command}: ${description ?? ""}`),
    ...nextSteps.map(({ html, inputText }) => (html === inputText ? html : `${html} ${inputText}`)),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
