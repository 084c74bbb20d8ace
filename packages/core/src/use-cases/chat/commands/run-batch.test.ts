import { describe, expect, test } from "vitest";
import { settleChanges } from "../../../attempt/workspace/settle-changes.ts";
import { withCommand } from "../../../chat/commands/batch-after.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { openBatch } from "../../../testing/open-batch.ts";
import { rewindChange } from "../../attempt/history/rewind-change.ts";
import { handOffConversation } from "../handoff/hand-off-conversation.ts";
import { viewConversation } from "../view-conversation.ts";
import { skipCommand } from "./skip-command.ts";
import { stopBatch } from "./stop-batch.ts";

describe("without a model", () => {
  test("goes on after a success without a word, and pauses after a failure with a proposal", async () => {
    const { run, says, messages, statesOf } = await openBatch();
    expect(await run(0)).toMatchObject({ status: "running" });
    expect(messages).toEqual([]);
    says({ summary: "Stop. Look at the trace.", commands: ["trace 2"] });
    expect(await run(1, 1)).toMatchObject({ status: "paused", verdict: { decision: "stop" } });
    expect(messages).toEqual([expect.stringContaining("Command 2/3 ✗\n`test 2`")]);
    expect(await statesOf()).toEqual(["succeeded", "failed", "waiting"]);
  });

  test("the proposal goes into the paused batch, and the rest runs after it", async () => {
    const { deps, run, says, start, input } = await openBatch();
    await run(0);
    says({ summary: "Stop. Look at the trace.", commands: ["trace 2"] });
    const { commands } = await run(1, 1);
    await start([0], { exchangeId: commands[1]?.exchangeId ?? "" });
    expect(await deps.commandBatches.find(input.batchId)).toMatchObject({ status: "running" });
    expect((await run(2)).commands.map(({ command }) => command)).toEqual([
      "test 1",
      "test 2",
      "trace 2",
      "test 3",
    ]);
    says({ summary: "All of it ran." });
    expect(await run(3)).toMatchObject({ status: "done" });
  });
});

describe("with a model", () => {
  test("each outcome is told once, and its word is followed", async () => {
    const { withModel, run, says, supervise, messages } = await openBatch();
    await withModel();
    says({ summary: "Continue." });
    expect(await run(0)).toMatchObject({ status: "running" });
    await supervise(0);
    expect(messages).toHaveLength(1);
    says({ summary: "Another one first.", commands: ["cat notes.md"] });
    const { commands, status } = await run(1);
    expect(status).toBe("running");
    expect(commands[2]).toMatchObject({ command: "cat notes.md", isInserted: true });
    says({ summary: "I am not sure about this." });
    expect(await run(2)).toMatchObject({ status: "paused" });
  });
});

test("one command alone is told in the words of the seed, and is done", async () => {
  const { run, messages } = await openBatch(["test 2"]);
  expect(await run(0, 1)).toMatchObject({ status: "done" });
  expect(messages[0]).toMatch(
    /^I ran the command: `test 2`\n\nOutput:\n```\nout\n[\s\S]*Please analyze/,
  );
});

describe("nothing runs twice", () => {
  test("two tabs never begin the same command", async () => {
    const { begin } = await openBatch();
    await begin(0, "one");
    await expect(begin(0, "other")).rejects.toMatchObject({ code: "command-not-next" });
    await expect(begin(1, "other")).rejects.toMatchObject({ code: "command-not-next" });
  });

  test("a tab that was closed is taken over, and its late report no longer counts", async () => {
    const { begin, report, statesOf } = await openBatch();
    await begin(0, "closed");
    await begin(0, "new", true);
    await expect(report(0, 0, [], "closed")).rejects.toMatchObject({ code: "command-not-next" });
    await report(0, 0, [], "new");
    expect(await statesOf()).toEqual(["succeeded", "waiting", "waiting"]);
    await expect(begin(0, "again", true)).rejects.toMatchObject({ code: "command-not-next" });
  });

  test("changes are saved once, also where the server died between the report and the files", async () => {
    const { deps, attemptId, begin, report, input } = await openBatch();
    const added = { path: "notes.md", before: null, after: "one line\n" };
    await begin(0);
    const { save } = deps.attempts;
    deps.attempts.save = () => Promise.reject(new Error("killed"));
    await expect(report(0, 0, [added])).rejects.toThrow("killed");
    deps.attempts.save = save;
    expect(await deps.workspaces.files(attemptId)).toEqual([]);
    await begin(1);
    await report(1);
    const files = await deps.workspaces.files(attemptId);
    expect(files).toMatchObject([{ path: "notes.md", content: "one line\n" }]);
    const batch = await deps.commandBatches.find(input.batchId);
    expect(batch?.commands[0]).toMatchObject({ state: "succeeded", unsaved: [] });
    const { items } = await deps.changeSets.list(attemptId, { limit: 10 });
    expect(items.filter(({ source }) => source === "command")).toHaveLength(1);
  });

  test("saved by two at once, it keeps its place in the history", async () => {
    const { deps, actor, input, begin, attemptId } = await openBatch();
    await begin(0);
    const batch = await deps.commandBatches.find(input.batchId);
    if (!batch) throw new Error("there is a batch");
    const unsaved = [{ path: "notes.md", before: null, after: "x\n" }];
    const ended = withCommand(batch, 0, { state: "succeeded", exitCode: 0, unsaved });
    await deps.commandBatches.save({ ...ended, version: batch.version + 1 });
    await Promise.all([settleChanges(deps, input, actor), settleChanges(deps, input, actor)]);
    const { items } = await deps.changeSets.list(attemptId, { limit: 1 });
    const settled = await deps.commandBatches.find(input.batchId);
    expect(settled?.commands[0]?.changePosition).toBe(items[0]?.position);
  });

  test("the same report again changes nothing", async () => {
    const { deps, attemptId, begin, report } = await openBatch();
    const added = { path: "scratch/a.py", before: null, after: "print(1)\n" };
    await begin(0);
    const first = await report(0, 0, [added]);
    expect((await report(0, 0, [added])).batch).toEqual(first.batch);
    const { items } = await deps.changeSets.list(attemptId, { limit: 10 });
    expect(items.filter(({ source }) => source === "command")).toHaveLength(1);
  });
});

test.each([
  ["solution.js", "function add() { return 3; }\n"],
  ["tests.json", "[]"],
  ["test_own.js", "// mine\n"],
])("a command of the coach's does not write %s, whatever a page reports", async (path, after) => {
  const { deps, attemptId, begin, report } = await openBatch();
  await begin(0);
  const before = path === "solution.js" ? (await deps.attempts.find(attemptId))?.code : null;
  const { batch } = await report(0, 0, [{ path, before: before ?? null, after }]);
  expect(batch.commands[0]).toMatchObject({
    state: "failed",
    changePosition: null,
    output: expect.stringContaining("Nothing was changed"),
  });
  expect(await deps.workspaces.files(attemptId)).toEqual([]);
});

test("what a command changed is one change set of its own, and is undone like any other", async () => {
  const { deps, actor, attemptId, begin, report } = await openBatch();
  await begin(0);
  const changes = ["notes.md", "scratch/a.js"].map((path) => ({
    path,
    before: null,
    after: "x\n",
  }));
  const { batch, files } = await report(0, 0, changes);
  expect(files?.files.map(({ path }) => path)).toEqual(["solution.js", "notes.md", "scratch/a.js"]);
  const position = batch.commands[0]?.changePosition ?? 0;
  const all = { files: true, marks: true, todos: true };
  const undone = await rewindChange(deps, { attemptId, position, ...all }, actor);
  expect(undone.paths.toSorted()).toEqual(["notes.md", "scratch/a.js"]);
  expect(await deps.workspaces.files(attemptId)).toEqual([]);
});

test("stopped, it can go on; skipped, the next one is on", async () => {
  const { deps, actor, input, begin, statesOf } = await openBatch();
  await begin(0);
  const { batch } = await stopBatch(deps, input, actor);
  expect(batch.status).toBe("stopped");
  expect(await statesOf()).toEqual(["waiting", "waiting", "waiting"]);
  await skipCommand(deps, { ...input, place: 0 }, actor);
  expect((await begin(1)).batch.status).toBe("running");
});

test("commands that run unasked stop after 20 in a row", async () => {
  const { start, run, says, input, deps, withSettings } = await openBatch(["test 1"]);
  await withSettings({ autoApplyCli: true });
  let { exchangeId } = (await deps.commandBatches.find(input.batchId)) ?? { exchangeId: "" };
  says({ summary: "Again.", commands: Array.from({ length: 20 }, () => "test 1") });
  ({ exchangeId } = (await run(0)).commands[0] as { exchangeId: string });
  const every = Array.from({ length: 20 }, (_place, at) => at);
  await expect(start(every, { exchangeId, isAutomatic: true })).rejects.toMatchObject({
    code: "command-not-next",
  });
  expect((await start(every, { exchangeId })).batch.commands).toHaveLength(20);
});

test.each([
  ["by default", {}, false],
  ["with the switch of commands", { autoApplyCli: true }, true],
  ["without the master switch", { autoApply: false, autoApplyCli: true }, false],
])("%s, what runs unasked is decided by the settings", async (_name, settings, runs) => {
  const { start, withSettings } = await openBatch();
  await withSettings(settings);
  const started = start([0], { isAutomatic: true });
  if (runs) await expect(started).resolves.toMatchObject({ batch: { status: "running" } });
  else await expect(started).rejects.toMatchObject({ code: "command-not-next" });
});

test("the reply knows which of its commands were run or skipped, also those put in", async () => {
  const { deps, actor, exchange, input, run, says, withModel } = await openBatch();
  const settled = async (id: string) => (await deps.exchanges.find(id))?.settledCommands;
  await withModel();
  says({ summary: "Another one first.", commands: ["cat notes.md"] });
  const { commands } = await run(0);
  const told = commands[0]?.exchangeId ?? "";
  expect([await settled(exchange.id), await settled(told)]).toEqual([[0], []]);
  says({ summary: "Go on with the next.", commands: ["test 2"] });
  const after = await run(1);
  expect(await settled(told)).toEqual([0]);
  // It names what comes next anyway, so that it needs no button of its own.
  expect(await settled(after.commands[1]?.exchangeId ?? "")).toEqual([0]);
  await skipCommand(deps, { ...input, place: 2 }, actor);
  expect(await settled(exchange.id)).toEqual([0, 1]);
});

test("only commands that the coach proposed run, and only one's own", async () => {
  const { deps, start, input } = await openBatch();
  await expect(start([7])).rejects.toMatchObject({ code: "not-found" });
  const other = aLearner({ userId: "someone-else" });
  await expect(stopBatch(deps, input, other)).rejects.toMatchObject({ code: "not-found" });
});

test("what failed stands in the handoff, and the last batch in the view", async () => {
  const { deps, actor, conversationId, run, says, input } = await openBatch([
    "python scratch/a.py",
  ]);
  says({ summary: "It failed." });
  await run(0, 1);
  const viewed = await viewConversation(deps, { conversationId, limit: 5 }, actor);
  expect(viewed.batch).toMatchObject({ id: input.batchId, status: "done" });
  expect(JSON.stringify(viewed.batch)).not.toMatch(/runKey|unsaved/);
  const { conversation } = await handOffConversation(deps, { conversationId }, actor);
  const child = await deps.conversations.find(conversation.id);
  expect(child?.summary).toContain("### FAILED CLI COMMANDS\n- `python scratch/a.py`: out");
});
