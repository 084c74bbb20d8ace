import { expect, test } from "vitest";
import { timeGrowth } from "../../../testing/time-growth.ts";
import { canJudgeCommand } from "./can-judge-command.ts";
import { readChatReply } from "./read-chat-reply.ts";

test.each([
  ...["ls -R", "cat notes.md | head -5", "grep -n 'a$' solution.py && wc -l solution.py", "help"],
  ...["test", "test 2", "trace 1", "run '[1, 2]' 3", 'run ["a", "b"] 3', "tsc scratch/idea.ts"],
  ...["python scratch/idea.py", "node scratch/idea.js", "diff notes.md scratch/b.md"],
  ...["cat notes.md > scratch/all.md 2>&1", "find . -name '*.py'", "echo 'done.' >> notes.md"],
  "mkdir scratch; touch scratch/a.md\nls scratch",
])("what it prints can be judged: %s", (line) => {
  expect(canJudgeCommand(line)).toBe(true);
});

test.each([
  ...["echo 'ghi wzr' | tr a-z x-za-w", "cat notes.md | rev", "cat notes.md | sed 's/a/b/'"],
  ...["a=re; b=turn; echo $a$b", "a=re cat notes.md", 'echo "$HOME"', "echo `ls`"],
  ...["echo re'turn'", 'echo r"e"t', "echo -n re; echo turn", "echo re\\turn", "echo {re,turn}"],
  ...["printf re; printf turn", "cat <<EOF\nreturn\nEOF", "cat <<< return", "(echo re)"],
  ...["bash -c 'echo re | rev'", "ls | xargs echo", "find . -printf re", "find . -exec echo re ;"],
  ...[
    "awk 1 notes.md",
    "base64 -d notes.md",
    "for x in re; do cat $x; done",
    "echo 'open",
    "'tr' a b",
  ],
  ...["echo re |& cat", "cut -c 2 notes.md", "paste notes.md scratch/b.md", "date +return"],
])("what it prints cannot be judged: %s", (line) => {
  expect(canJudgeCommand(line)).toBe(false);
});

test("such a command is left out of a model's reply, and reported without its words", () => {
  const commands = [{ command: "test 2" }, { command: "echo 'ghi' | tr a-z x-za-w" }];
  const read = readChatReply(JSON.stringify({ summary: "Run these.", commands }));
  expect(read.reply.commands).toEqual([{ command: "test 2" }]);
  expect(read.bugs).toEqual([
    { type: "blocked-change", what: "1 command(s) whose output cannot be judged before they run." },
  ]);
});

test.each(["'", '"', "a'b'", "| ", "\\", "<<"])("is decided in linear time: %j", async (unit) => {
  const textOf = (length: number) => `echo ${unit.repeat(length / unit.length)}`;
  expect(await timeGrowth(canJudgeCommand, textOf, 40_000)).toBeLessThan(3);
});
