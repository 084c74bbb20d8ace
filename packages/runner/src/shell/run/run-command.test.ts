import { describe, expect, test } from "vitest";
import { defaultWhitelist } from "../permit/whitelist.ts";
import { attacks } from "../testing/attacks.ts";
import type { RunnerRequest } from "./own-commands.ts";
import { refuseOutsideNotes } from "./refuse-outside-notes.ts";
import { type CommandRequest, runCommand } from "./run-command.ts";

const files = {
  "solution.py": "def f(x):\n    return x\n",
  "notes.md": "rm a\n",
  "scratch/idea.py": "print(1)\n",
};
const asked: RunnerRequest[] = [];
const askRunner = async (request: RunnerRequest) => {
  asked.push(request);
  return { stdout: `${request.kind}\n`, stderr: "", exitCode: 0 };
};
const run = (line: string, request: Partial<CommandRequest> = {}) =>
  runCommand({ line, files, whitelist: null, refuseWrite: () => null, ...request }, askRunner);
const runUnasked = (line: string) => run(line, { whitelist: defaultWhitelist });

test("what a command writes is told as changes, and nothing else", async () => {
  expect(await run("grep -n return solution.py > notes.md; touch scratch/new.py")).toEqual({
    status: "ran",
    stdout: "",
    stderr: "",
    exitCode: 0,
    changes: [
      { path: "notes.md", before: "rm a\n", after: "2:    return x\n" },
      { path: "scratch/new.py", before: null, after: "" },
    ],
  });
});

test("what a person lets run may delete, and that is a change too", async () => {
  expect(await run("rm notes.md")).toMatchObject({
    exitCode: 0,
    changes: [{ path: "notes.md", after: null }],
  });
});

test.each([
  ["echo x > solution.py", "a redirection"],
  ["cp notes.md solution.py", "a copy"],
  ["mv notes.md solution.py", "a move"],
  ["sed -i s/x/y/ solution.py", "an edit in place"],
  ["tee solution.py < notes.md", "tee"],
  ["rm solution.py", "a deletion"],
  ["echo x > /dev/../workspace/solution.py", "a way around"],
  ["rm /dev/../workspace/solution.py", "a deletion by a way around"],
])("%s: a file that may not be written stays as it is by %s", async (line) => {
  const refuseWrite = (path: string) => (path === "solution.py" ? "yours alone" : null);
  const outcome = await run(line, { refuseWrite });
  expect(outcome).toMatchObject({ status: "ran", stderr: expect.stringContaining("yours alone") });
  expect(outcome).toMatchObject({ changes: [] });
});

test("what the shell tidies up by itself is no refusal", async () => {
  expect(await run("cat <(sort notes.md)")).toMatchObject({ stdout: "rm a\n", stderr: "" });
});

test.each(["echo x > /etc/passwd", "touch ../x", "mkdir /tmp/x", "ln -s /etc/passwd notes.md"])(
  "%s: nothing outside the workspace is written, and there are no links",
  async (line) => {
    expect(await run(line)).toMatchObject({ exitCode: expect.any(Number), changes: [] });
  },
);

describe("commands of our own go to the runner with the files as they are", () => {
  test.each([
    ["test", { kind: "tests", index: null }],
    ["test 3", { kind: "tests", index: 2 }],
    ["trace 1", { kind: "trace", index: 0 }],
    ["run '[1, 2]' 3", { kind: "call", args: "[1, 2] 3" }],
    ["python scratch/idea.py a b", { kind: "program", path: "scratch/idea.py", args: ["a", "b"] }],
  ])("%s", async (line, task) => {
    const outcome = await runUnasked(`echo changed > notes.md; ${line}`);
    expect(outcome).toMatchObject({ status: "ran", stdout: `${task.kind}\n` });
    expect(asked.at(-1)).toEqual({ ...task, files: { ...files, "notes.md": "changed\n" } });
  });

  test.each(["python missing.py", "trace", "trace 0", "run", "node solution.py", "tsc"])(
    "%s: used wrongly, it says how",
    async (line) => {
      const before = asked.length;
      expect(await run(line)).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/./) });
      expect(asked).toHaveLength(before);
    },
  );

  test("bash's own test is still there", async () => {
    expect(await run("test -f notes.md && echo yes")).toMatchObject({ stdout: "yes\n" });
  });
});

describe.each(Object.entries(attacks))("unasked, it changes nothing: %s", (_kind, lines) => {
  test.each(lines)("%s", async (line) => {
    expect(await runUnasked(line)).toMatchObject({ status: "refused" });
  });
});

test("unasked, a line that the program itself makes is decided too", async () => {
  const outcome = await run("x='a[$(touch made.md)]'; echo $((x))", {
    whitelist: [...defaultWhitelist, "touch"],
  });
  expect(outcome).toMatchObject({ status: "refused", refusal: { reason: "undecidable" } });
});

test.each([
  "while true; do echo x; done",
  "f() { f; }; f",
  "echo {1..1000000}",
  "x=aaaaaaaaaa; for i in 1 2 3 4 5 6 7 8 9 0; do x=$x$x$x$x$x$x$x$x; done; echo ${#x}",
  "printf 'a%.0s' {1..9999} | sed 's/a/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/g' > notes.md; cat notes.md notes.md notes.md notes.md notes.md notes.md notes.md",
])("%s ends at a limit", async (line) => {
  const outcome = await run(line);
  expect(outcome).toMatchObject({ status: "ran" });
  if (outcome.status !== "ran") return;
  expect(outcome.stdout.length).toBeLessThanOrEqual(512 * 1024);
  expect(outcome.exitCode).not.toBe(0);
});

test("help lists what is here, and the names behind it are not for typing", async () => {
  expect(await runUnasked("help")).toMatchObject({
    stdout: expect.stringMatching(/^test, test 2 /),
  });
});

describe("a command of the coach's leaves the solution and the tests alone, even where a person lets it run", () => {
  test.each([
    "echo x > solution.py",
    "echo x >> solution.py",
    "cat notes.md | tee solution.py",
    "cp notes.md solution.py",
    "mv scratch/idea.py solution.py",
    "sed -i s/x/y/ solution.py",
    "sort -o solution.py notes.md",
    "uniq notes.md solution.py",
    "rm solution.py",
    "ln -s solution.py scratch/link; echo x > scratch/link",
    "cd scratch && echo x > ../solution.py",
    "echo x > scratch/../solution.py",
    "find . -name 'sol*' -exec sed -i s/x/y/ {} +",
    "ls solution.py | xargs sed -i s/x/y/",
    "bash -c 'echo x > solution.py'",
    "echo '[]' > tests.json",
    "echo 'assert 1' > test_own.py",
    "exec > solution.py; echo x",
    "split -b 1 notes.md test_",
  ])("%s", async (line) => {
    const outcome = await run(line, { refuseWrite: refuseOutsideNotes });
    expect(outcome.status).toBe("ran");
    if (outcome.status !== "ran") return;
    const changed = outcome.changes.map(({ path }) => path);
    expect(changed.filter((path) => refuseOutsideNotes(path) !== null)).toEqual([]);
  });

  test("notes and scratch files it writes", async () => {
    const line = "echo a > notes.md; echo b > scratch/new.md";
    const outcome = await run(line, { refuseWrite: refuseOutsideNotes });
    expect(outcome).toMatchObject({
      changes: [{ path: "notes.md" }, { path: "scratch/new.md" }],
    });
  });
});

test("a line that the coach proposed composes no text, unless a person says that it may run", async () => {
  const line = "echo ghi | tr a-z x-za-w > scratch/x.py";
  const request = { line, files, isProposed: true, refuseWrite: refuseOutsideNotes };
  const noRunner = () => Promise.reject(new Error("nothing is asked for"));
  expect(await runCommand({ ...request, whitelist: defaultWhitelist }, noRunner)).toMatchObject({
    status: "refused",
    refusal: { reason: "undecidable", what: expect.stringContaining("echo") },
  });
  expect(await runCommand({ ...request, whitelist: null }, noRunner)).toMatchObject({
    changes: [{ path: "scratch/x.py", after: "def\n" }],
  });
});
