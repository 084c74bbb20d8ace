import type { Role } from "@foothold/core/people";
import { wrongCode } from "@foothold/core/testing";
import type { App } from "../app.ts";
import { type Send, sender } from "./send.ts";

export async function someoneElse(app: App, role: Role) {
  const { cookie } = await app.signUp(role);
  return { send: sender(app, cookie, "someone-else") };
}

/** A class with somebody in it, one without, and an answer that becomes guidance for others. */
export async function teach(app: App, send: Send, mark: string) {
  await send("POST", "/api/classes", { name: `Only ${mark}` }, 201);
  const { class: made } = await send("POST", "/api/classes", { name: "Evenings" }, 201);
  const learner = await someoneElse(app, "learner");
  await learner.send("POST", "/api/classes/join", { joinCode: made.joinCode });
  const begun = { problemSlug: "add-two", language: "javascript", mode: "EXPERT" };
  const { attempt } = await learner.send("POST", "/api/attempts", begun, 201);
  const move = (verb: string, body = {}) =>
    learner.send("POST", `/api/attempts/${attempt.id}/${verb}`, body);
  await move("understand/skip");
  await move("plan/skip");
  await move("implement/submit", { code: wrongCode });
  await move("verify/run");
  await move("stuck/ask-instructor", { message: "What now?" });
  const text = `Try it with ${attempt.id}, and compare both numbers.`;
  await answerAll(send, text, { text: "Try it with small numbers, and compare both." });
  await comment(send, attempt.id, `Written about ${attempt.id}`);
}

export async function answerAll(send: Send, text: string, reusable?: { text: string }) {
  const { items } = await send("GET", "/api/escalations");
  for (const { id } of items) {
    await send("GET", `/api/escalations/${id}`);
    await send("POST", `/api/escalations/${id}/claim`, {});
    await send("POST", `/api/escalations/${id}/answer`, { text, ...(reusable && { reusable }) });
  }
}

export async function comment(send: Send, attemptId: string, text: string) {
  const at = { place: "VERIFY", attemptVersion: 1, line: 1, lineText: "function add(a, b) {" };
  await send("POST", `/api/learners/attempts/${attemptId}/comments`, { ...at, text }, 201);
}
