import { readReport } from "../../../chat/commands/command-report.ts";
import type { ChatRequest } from "../../../ports/coach/converse.ts";
import { readQuestion } from "../read-question.ts";
import { readDrawingRequest } from "./read-drawing-request.ts";

/** Whether a message asks for a drawing of values in an attempt, which no model is needed for. */
export function wantsDrawing({
  subject,
  message,
  past,
}: Pick<ChatRequest, "subject" | "message" | "past">): boolean {
  if (subject.kind !== "attempt" || readReport(message)) return false;
  return readDrawingRequest(readQuestion({ ...subject, question: message }, past)) !== null;
}
