import type { ChatReply } from "../../entities/chat/chat-reply.ts";
import { type Findings, found, type WorkContext, workThrough } from "./work-context.ts";

/** The built-in coach's answers to questions, one after the other. */
export async function askQuestions(
  context: WorkContext,
  { questions }: { questions: readonly string[] },
): Promise<Findings> {
  const answers = await workThrough(context, questions, (question) =>
    askBuiltIn(context, question),
  );
  return found(answers.map(({ summary }) => summary).join("\n\n"), {
    sections: answers.flatMap(({ sections }) => sections),
    todos: answers.flatMap(({ todos }) => todos),
  });
}

export async function askBuiltIn(
  { deps, subject }: Pick<WorkContext, "deps" | "subject">,
  message: string,
): Promise<ChatReply> {
  const { userId } = subject.attempt;
  const nothing = { past: [], summary: "", references: [], todos: [] };
  const { reply } = await deps.builtInCoach.converse({ subject, userId, message, ...nothing });
  return reply;
}
