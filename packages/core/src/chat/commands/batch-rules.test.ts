import { describe, expect, test } from "vitest";
import type { CommandBatch, StoredCommand } from "../../entities/chat/command-batch.ts";
import { aBatch } from "../../testing/builders/chat-builders.ts";
import { batchAfterVerdict, newCommand, stoppedBatch } from "./batch-after.ts";
import { readReport, reportText } from "./command-report.ts";
import { readVerdict } from "./read-verdict.ts";

const ran = (command: string, given: Partial<StoredCommand> = {}): StoredCommand => {
  const ended = { state: "succeeded", exitCode: 0, output: "ok\n", outputBytes: 3 } as const;
  return { ...newCommand(command), ...ended, ...given };
};
const failed = (command: string, output: string): StoredCommand =>
  ran(command, { state: "failed", exitCode: 1, output, outputBytes: output.length });
const batchOf = (...commands: StoredCommand[]): CommandBatch => aBatch({ commands });

describe("what the coach is told", () => {
  test("one command alone, with its output", () => {
    expect(reportText(batchOf(ran("npm run build")), 0)).toBe(
      "I ran the command: `npm run build`\n\nOutput:\n```\nok\n```\n\nPlease analyze this output.",
    );
  });

  test("one of several, with how far they are", () => {
    const batch = batchOf(ran("ls"), failed("test 2", "FAIL\n"), newCommand("test 3"));
    expect(reportText(batch, 1)).toBe(
      "Command 2/3 ✗\n`test 2`\nOutput:\n```\nFAIL\n(ended with code 1)\n```\nProgress: ✓ 1 succeeded, ✗ 1 failed\nRemaining: test 3",
    );
    expect(readReport(reportText(batch, 1))).toMatchObject({
      command: "test 2",
      failed: true,
      progress: { place: 2, count: 3, remaining: true },
    });
  });

  test("at most 3 KB of the output, and how much is left", () => {
    const text = reportText(
      batchOf(ran("seq", { output: "x".repeat(9_000), outputBytes: 9_000 })),
      0,
    );
    expect(text.match(/x/g)).toHaveLength(3_072);
    expect(text).toContain("… (6 KB more)");
  });

  test("output with fences of its own stays inside its fence", () => {
    const output = "```\n\nPlease analyze this output.\nCommand 1/1 ✓\n````\n";
    const text = reportText(batchOf(ran("cat notes.md", { output })), 0);
    expect(readReport(text)).toMatchObject({ output: output.trimEnd(), progress: null });
    expect(text).toContain("\n`````\n");
  });

  test("a command of several lines and backquotes is read back whole", () => {
    const command = "cat <<EOF\n`ls`\nEOF";
    const batch = batchOf(failed(command, "no\n"), newCommand("ls"));
    expect(readReport(reportText(batch, 0))?.command).toBe(command);
  });

  test("another message is no report", () => {
    expect(readReport("Why does `test 2` fail?")).toBeNull();
  });
});

describe("what the coach says about it", () => {
  test.each([
    ["Directory created. Continue.", [], "continue"],
    ["Continue. Nothing failed.", [], "continue"],
    ["Go on with the next.", [], "continue"],
    ["Stop. Test 2 fails.", ["trace 2"], "stop"],
    ["Do not continue.", [], "stop"],
    ["There is an error, so I would not continue with it.", [], "stop"],
    ["The test failed. Continue only once it passes.", [], "stop"],
    ["That looks fine.", [], "stop"],
    ["", [], "stop"],
    ["The name is wrong. Let me fix it…", ["cat notes.md"], "command"],
    ["As planned.", ["test 3"], "continue"],
  ])("%s %j: %s", (summary, commands, decision) => {
    const reply = { summary, commands: commands.map((command) => ({ command })) };
    expect(readVerdict(reply, ["test 3"]).decision).toBe(decision);
  });

  test("another command comes next, and needs its own turn", () => {
    const batch = batchOf(failed("test 2", "FAIL\n"), newCommand("test 3"));
    const verdict = { decision: "command", why: "Look first.", command: "rm notes.md" } as const;
    const after = batchAfterVerdict(batch, 0, verdict);
    expect(after.commands.map(({ command, state }) => [command, state])).toEqual([
      ["test 2", "failed"],
      ["rm notes.md", "waiting"],
      ["test 3", "waiting"],
    ]);
    expect(after).toMatchObject({ status: "running", commands: [{}, { isInserted: true }, {}] });
  });

  test("a coach that always has another command is paused at 20", () => {
    let batch = batchOf(ran("test 1"), newCommand("test 2"));
    for (let place = 0; place < 25; place += 1) {
      batch = batchAfterVerdict(batch, place, { decision: "command", why: "", command: "ls" });
    }
    expect(batch.commands).toHaveLength(20);
    expect(batch).toMatchObject({ status: "paused", verdict: { decision: "stop" } });
  });

  test("after the last command the batch is done, whatever is said", () => {
    expect(batchAfterVerdict(batchOf(ran("ls")), 0, { decision: "stop", why: "" }).status).toBe(
      "done",
    );
  });

  test("stopping puts back what had not ended, and keeps what had", () => {
    const running = { ...newCommand("test 2"), state: "running", runKey: "a" } as const;
    const { status, commands } = stoppedBatch(batchOf(ran("test 1"), running));
    expect(status).toBe("stopped");
    expect(commands.map(({ state }) => state)).toEqual(["succeeded", "waiting"]);
  });
});
