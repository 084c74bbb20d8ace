import { expect, test } from "vitest";
import { emptyReply, type FileChange } from "../../../entities/chat/chat-reply.ts";
import { defaultSettings, type Settings } from "../../../entities/people/settings.ts";
import type { ChatAnswer } from "../../../ports/coach/converse.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { listFiles } from "../../attempt/workspace/list-files.ts";
import { saveFile } from "../../attempt/workspace/save-file.ts";
import { sendMessage } from "../message/send-message.ts";
import { startConversation } from "../start-conversation.ts";
import { applyChanges } from "./apply-changes.ts";
import { discardChanges } from "./discard-changes.ts";

const notes = { path: "notes.md", content: "# Notes\n" };

/** An attempt in which the coach has proposed these changes. */
async function proposed(fileChanges: FileChange[], before: FileChange[] = []) {
  const at = await atStep("IMPLEMENT");
  const { deps, actor, attemptId } = at;
  const unit = { unitType: "SolveProblem", unitId: attemptId } as const;
  const { id: conversationId } = await startConversation(deps, unit, actor);
  for (const { path, content } of before) {
    await saveFile(deps, { attemptId, path, content, version: 0 }, actor);
  }
  const { converse } = deps.coach;
  deps.coach.converse = async (request): Promise<ChatAnswer> => ({
    ...(await converse(request)),
    reply: { ...emptyReply, summary: "Some changes.", fileChanges },
  });
  const message = { conversationId, message: "Notes?", isAutomatic: false };
  const { exchange } = await sendMessage(deps, message, actor);
  const ids = { conversationId, exchangeId: exchange.id };
  return {
    ...at,
    apply: (places: number[], isAutomatic = false, by = actor) =>
      applyChanges(deps, { ...ids, places, isAutomatic }, by),
    discard: (places: number[]) => discardChanges(deps, { ...ids, places }, actor),
    states: async () =>
      (await deps.exchanges.find(exchange.id))?.proposals.map(({ state }) => state),
    contents: async () =>
      Object.fromEntries(
        (await listFiles(deps, { attemptId }, actor)).files
          .filter(({ kind }) => kind !== "solution")
          .map(({ path, content }) => [path, content]),
      ),
    async set(given: Partial<Settings>) {
      await deps.addPerson({ id: actor.userId });
      await deps.settings.save(actor.userId, { ...defaultSettings, name: "Ada", ...given });
    },
  };
}

test("several changes are one change set, with what they created, changed and deleted", async () => {
  const { apply, contents, states } = await proposed(
    [notes, { path: "scratch/a.js", content: "", isDeleted: true }],
    [{ path: "scratch/a.js", content: "1;\n" }],
  );
  expect((await apply([0, 1])).changeSet).toMatchObject({ position: 2 });
  expect(await contents()).toEqual({ "notes.md": "# Notes\n" });
  expect(await states()).toEqual(["applied", "applied"]);
});

test.each([
  ["switched off since the reply", { autoApplyFiles: false }],
  ["without the master switch", { autoApply: false }],
])("%s, nothing is applied without a click", async (_name, settings) => {
  const { apply, set, contents } = await proposed([notes]);
  await set(settings);
  await expect(apply([0], true)).rejects.toMatchObject({ code: "change-blocked" });
  expect(await contents()).toEqual({});
  await apply([0]);
  expect(await contents()).toEqual({ "notes.md": "# Notes\n" });
});

test("a deletion needs a click", async () => {
  const { apply } = await proposed([{ ...notes, isDeleted: true }], [notes]);
  await expect(apply([0], true)).rejects.toMatchObject({ code: "change-blocked" });
});

test("what was discarded needs a click", async () => {
  const { apply, discard, states } = await proposed([notes]);
  await discard([0]);
  await expect(apply([0], true)).rejects.toMatchObject({ code: "change-blocked" });
  await apply([0]);
  expect(await states()).toEqual(["applied"]);
});

test("a file changed since is told with its present text, and none of the others is written", async () => {
  const both = [notes, { path: "scratch/a.js", content: "2;\n" }];
  const { deps, actor, attemptId, apply, contents, states } = await proposed(both);
  const mine = { attemptId, path: "scratch/a.js", content: "mine\n", version: 0 };
  await saveFile(deps, mine, actor);
  await expect(apply([0, 1])).rejects.toMatchObject({
    code: "stale-version",
    details: { path: "scratch/a.js", content: "mine\n" },
  });
  expect(await contents()).toEqual({ "scratch/a.js": "mine\n" });
  expect(await states()).toEqual(["open", "open"]);
});

test("what is discarded is marked, what is applied is not discarded, and another's is not found", async () => {
  const { apply, discard, states } = await proposed([notes, { ...notes, path: "scratch/n.md" }]);
  await discard([1]);
  await apply([0]);
  expect(await states()).toEqual(["applied", "discarded"]);
  await expect(discard([0])).rejects.toMatchObject({ code: "change-blocked" });
  const stranger = aLearner({ userId: "learner-2" });
  await expect(apply([1], false, stranger)).rejects.toMatchObject({ code: "not-found" });
});
