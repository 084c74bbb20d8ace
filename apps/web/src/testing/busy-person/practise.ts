import { query } from "@foothold/adapter-db/testing";
import { aBatch, rightCode, wrongCode } from "@foothold/core/testing";
import type { App } from "../app.ts";
import type { Send } from "./send.ts";
import { answerAll, comment, someoneElse } from "./teach.ts";

const invariantBuilder = { templateId: "total-so-far", choices: { what: 0 } };

type Move = (verb: string, body?: Record<string, unknown>) => ReturnType<Send>;

/** One attempt from the first draft to the reflection, by way of a mistake, a rescue and an instructor. */
export async function practise(app: App, send: Send, mark: string) {
  const begun = { problemSlug: "add-two", language: "javascript", mode: "BEGINNER" };
  const { attempt } = await send("POST", "/api/attempts", begun, 201);
  const at = `/api/attempts/${attempt.id}`;
  const move: Move = (verb, body = {}) => send("POST", `${at}/${verb}`, body);
  const draft = { field: "explanation", text: `Typed ${mark}`, revision: 0 };
  await send("PUT", `${at}/drafts`, { drafts: [draft] });
  const { conversationId, exchangeId } = await move("chat", { message: `What about ${mark}?` });
  await aCommandRuns(app, { conversationId, exchangeId }, mark);
  await aPictureIsDrawn(app, exchangeId);
  const exchange = `/api/conversations/${conversationId}/exchanges/${exchangeId}`;
  await send("POST", `${exchange}/report`, { what: `Bad, says ${mark}` }, 201);
  await send("PUT", `/api/conversations/${conversationId}`, { title: `Talk of ${mark}` });
  await understandAndPlan(move, mark);
  const { attempt: coding } = await move("mode", { mode: "EXPERT" });
  await send("PUT", `${at}/code`, { code: `// first ${mark}\n`, version: coding.version });
  await planLargeRequest(send, conversationId, mark);
  await move("implement/hint");
  await move("stuck", { action: "rescue" });
  await move("stuck/recap", { text: `I add both and give back the total, says ${mark}.` });
  await move("implement/submit", { code: `// wrong ${mark}\n${wrongCode}` });
  await move("verify/run");
  const failed = { testIndex: 0, testInput: "[1,2]", expected: "3", actual: "-1" };
  await move("verify/explain-failure", { ...failed, userExplanation: `It fails for ${mark}.` });
  await move("verify/trace", { testIndex: 0, notes: `Traced by ${mark}.` });
  await askAnInstructor(app, send, attempt.id, mark);
  await aModelIsAsked(app, attempt.id, mark);
  await move("verify/retry");
  await move("rewind", { position: 1 });
  await send("PUT", `${at}/files`, { path: "notes.md", content: `Noted ${mark}`, version: 0 });
  await move("implement/submit", { code: `// right ${mark}\n${rightCode}` });
  await move("verify/run");
  const invariantSummary = `Summed up by ${mark}.`;
  const cuesNextTime = [`cue of ${mark}`];
  await move("reflect/submit", { cuesNextTime, invariantSummary, invariantBuilder });
}

/** A plan that is edited and never started. */
async function planLargeRequest(send: Send, conversationId: string, mark: string) {
  const message = `Review everything before I hand in, says ${mark}`;
  const { plan } = await send("POST", `/api/conversations/${conversationId}/subtasks`, { message });
  const tasks = plan.tasks.map(({ subtaskId = "", dependencies = [] }) => ({
    subtaskId,
    instruction: `Look at it, says ${mark}.`,
    dependencies,
  }));
  await send("PUT", `/api/subtasks/${plan.id}`, { version: plan.version, tasks });
}

/** As a command would be that a coach proposed and the learner let run. */
async function aCommandRuns(app: App, { conversationId, exchangeId }: Asked, mark: string) {
  const ended = { state: "failed", exitCode: 1, output: `Printed for ${mark}`, outputBytes: 11 };
  const commands = aBatch().commands.map((command) => ({ ...command, ...ended }));
  await query(
    app.database.url,
    `insert into command_batches (id, conversation_id, exchange_id, status, chained, commands, version)
     values ($1, $2, $3, 'done', 0, $4, 1)`,
    [`batch of ${exchangeId}`, conversationId, exchangeId, JSON.stringify(commands)],
  );
}

/** As a picture model would have drawn it. */
async function aPictureIsDrawn(app: App, exchangeId: string) {
  await query(
    app.database.url,
    `insert into pictures (id, user_id, exchange_id, jpeg, width, height)
     select $1, user_id, $2, '\\xffd8ff', 1, 1 from conversations
     where id = (select conversation_id from exchanges where id = $2)`,
    [`picture of ${exchangeId}`, exchangeId],
  );
}
type Asked = { conversationId: string; exchangeId: string };

async function understandAndPlan(move: Move, mark: string) {
  const { followupQuestions } = await move("understand/submit", explanationBy(mark, "Nothing."));
  const answer = `Because ${mark}.`;
  await move("understand/followup", { question: followupQuestions[0], answer });
  await move("understand/submit", explanationBy(mark, "We add both and give back the total."));
  await move("plan/suggest", { explanation: `Suggest for ${mark}` });
  await move("plan/choose", {
    patternId: "arithmetic",
    confidence: 4,
    invariantText: `The total is kept, says ${mark}.`,
    invariantBuilder,
    complexity: `O(${mark})`,
  });
}

const explanationBy = (mark: string, explanation: string) => ({
  explanation: `${explanation} (${mark})`,
  inputOutputDescription: `Two numbers in, ${mark} out.`,
  constraintsDescription: `Whole numbers, ${mark}.`,
  exampleWalkthrough: `1 and 2 give 3, ${mark}.`,
  wrongApproach: `Joining the digits, ${mark}.`,
});

async function askAnInstructor(app: App, send: Send, attemptId: string, mark: string) {
  const instructor = await someoneElse(app, "instructor");
  const { class: made } = await instructor.send("POST", "/api/classes", { name: "Mornings" }, 201);
  await send("POST", "/api/classes/join", { joinCode: made.joinCode });
  const message = `Help me, says ${mark}.`;
  await send("POST", `/api/attempts/${attemptId}/stuck/ask-instructor`, { message });
  const text = "First follow the second number, then say what is done.";
  await answerAll(instructor.send, text, { text });
  await comment(instructor.send, attemptId, "Look at the sign.");
}

/** As a model would be that was configured, and whose reply was held back. */
async function aModelIsAsked(app: App, attemptId: string, mark: string) {
  await query(
    app.database.url,
    `insert into coach_replies (attempt_id, call, prompt_id, prompt_version, provider, model,
       input_tokens, output_tokens, took_ms, verdict, text, at)
     values ($1, 'hint', 'hint', 1, 'gemini', 'a-model', 1, 1, 1, 'novel-code', $2, now())`,
    [attemptId, `Held back from ${mark}`],
  );
}
