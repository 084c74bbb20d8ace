import { describe, expect, test } from "vitest";
import { emptyReply } from "../../../entities/chat/chat-reply.ts";
import type { ChatAnswer } from "../../../ports/coach/converse.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { applyChanges } from "../../chat/changes/apply-changes.ts";
import { handOffConversation } from "../../chat/handoff/hand-off-conversation.ts";
import { sendMessage } from "../../chat/message/send-message.ts";
import { startConversation } from "../../chat/start-conversation.ts";
import { listFiles } from "../workspace/list-files.ts";
import { saveFile } from "../workspace/save-file.ts";
import { rewindChange } from "./rewind-change.ts";
import { rewindCode } from "./rewind-code.ts";

const todos = [
  { text: "Read the tests", completed: true },
  { text: "Run them", completed: false },
];
const fileChanges = [
  { path: "notes.md", content: "# Notes\n" },
  { path: "tests.json", content: '[{"args": [1, 2], "expected": 3}]\n' },
];

/** An attempt in which the coach proposed notes and tests, and both were applied. */
async function applied() {
  const at = await atStep("IMPLEMENT");
  const { deps, actor } = at;
  const unit = { unitType: "SolveProblem", unitId: at.attemptId } as const;
  const { id: conversationId } = await startConversation(deps, unit, actor);
  const { converse } = deps.coach;
  deps.coach.converse = async (request): Promise<ChatAnswer> => ({
    ...(await converse(request)),
    reply: { ...emptyReply, summary: "Some tests.", todos, fileChanges },
  });
  const message = { conversationId, message: "Tests?", isAutomatic: false };
  const { exchange } = await sendMessage(deps, message, actor);
  const ids = { conversationId, exchangeId: exchange.id };
  const chosen = { ...ids, places: [0, 1], isAutomatic: false };
  const { changeSet } = await applyChanges(deps, chosen, actor);
  return { ...at, ...ids, position: changeSet?.position ?? 0 };
}
type Applied = Awaited<ReturnType<typeof applied>>;

const all = { files: true, marks: true, todos: true };
const rewind = ({ deps, attemptId, actor }: AtStep, position: number, what = all) =>
  rewindChange(deps, { attemptId, position, ...what }, actor);
const paths = async ({ deps, attemptId, actor }: AtStep) =>
  (await listFiles(deps, { attemptId }, actor)).files.map(({ path }) => path);
const states = async ({ deps, exchangeId }: Applied) =>
  (await deps.exchanges.find(exchangeId))?.proposals.map(({ state }) => state);
const todosNow = async ({ deps, conversationId }: Applied) =>
  (await deps.conversations.find(conversationId))?.todos;
const write = ({ deps, attemptId, actor }: AtStep, path: string, content: string, version = 0) =>
  saveFile(deps, { attemptId, path, content, version }, actor);

describe("taking one change back", () => {
  test("restores its files, its marks and the todos that came with it, and no more", async () => {
    const at = await applied();
    await write(at, "scratch/mine.js", "1;\n");
    expect(await rewind(at, at.position)).toMatchObject({
      paths: ["notes.md", "tests.json"],
      marks: 2,
      todos: [],
    });
    expect(await paths(at)).toEqual(["solution.js", "scratch/mine.js"]);
    expect(await states(at)).toEqual(["open", "open"]);
    expect(await todosNow(at)).toEqual([]);
    const outline = await at.deps.changeSets.outline(at.attemptId);
    expect(outline.map(({ applied: isApplied }) => isApplied)).toEqual([false, true, true]);
    const last = await at.deps.changeSets.last(at.attemptId);
    expect(last).toMatchObject({ source: "rewind" });
  });

  test.each([
    ["only the files", { files: true, marks: false, todos: false }, 1, ["applied", "applied"], 2],
    ["only the marks", { files: false, marks: true, todos: false }, 3, ["open", "open"], 2],
    ["only the todos", { files: false, marks: false, todos: true }, 3, ["applied", "applied"], 0],
  ])("%s, where that is asked for", async (_name, what, files, marks, left) => {
    const at = await applied();
    await rewind(at, at.position, what);
    expect(await paths(at)).toHaveLength(files);
    expect(await states(at)).toEqual(marks);
    expect(await todosNow(at)).toHaveLength(left);
  });

  test("is itself a change that can be taken back", async () => {
    const at = await applied();
    const { changeSet } = await rewind(at, at.position);
    await rewind(at, changeSet?.position ?? 0);
    expect(await paths(at)).toEqual(["solution.js", "notes.md", "tests.json"]);
  });

  test("leaves the marks of the history right, wherever one goes from there", async () => {
    const at = await applied();
    const { deps, attemptId, actor } = at;
    const marks = async () =>
      (await deps.changeSets.outline(attemptId)).map((entry) => entry.applied);
    await write(at, "scratch/a.js", "1;\n");
    await rewind(at, 1);
    await write(at, "scratch/b.js", "2;\n");
    expect(await marks()).toEqual([false, true, true, true]);
    await rewindCode(deps, { attemptId, position: 3 }, actor);
    expect(await paths(at)).toEqual(["solution.js", "scratch/a.js"]);
    expect(await marks()).toEqual([false, true, true, false, true]);
    await rewindCode(deps, { attemptId, position: 2 }, actor);
    expect(await marks()).toEqual([true, true, false, false, false, true]);
  });

  test("of a rewind brings back the mark of what it had taken back", async () => {
    const at = await applied();
    const { changeSet } = await rewind(at, at.position);
    await rewind(at, changeSet?.position ?? 0);
    const outline = await at.deps.changeSets.outline(at.attemptId);
    expect(outline.map((entry) => entry.applied)).toEqual([true, false, true]);
  });

  test("writes nothing where one of its files was changed since, and says which", async () => {
    const at = await applied();
    const { files } = await listFiles(at.deps, { attemptId: at.attemptId }, at.actor);
    const notes = files.find(({ path }) => path === "notes.md");
    await write(at, "notes.md", "# Mine\n", notes?.version);
    await expect(rewind(at, at.position)).rejects.toMatchObject({
      code: "stale-version",
      details: { path: "notes.md", content: "# Mine\n" },
    });
    expect(await paths(at)).toContain("tests.json");
    expect(await states(at)).toEqual(["applied", "applied"]);
  });

  test("goes on after a handoff: the todos of the new conversation are restored", async () => {
    const at = await applied();
    const { conversationId } = at;
    const { conversation } = await handOffConversation(at.deps, { conversationId }, at.actor);
    expect((await at.deps.conversations.find(conversation.id))?.todos).toHaveLength(1);
    await rewind(at, at.position);
    expect((await at.deps.conversations.find(conversation.id))?.todos).toEqual([]);
    expect(await paths(at)).toEqual(["solution.js"]);
  });

  test("what is not there, and another's, is not found", async () => {
    const at = await applied();
    await expect(rewind(at, 9)).rejects.toMatchObject({ code: "not-found" });
    const stranger = { ...at, actor: aLearner({ userId: "learner-2" }) };
    await expect(rewind(stranger, at.position)).rejects.toMatchObject({ code: "not-found" });
  });
});
