import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { runCommand } from "./run-command.mjs";

vi.setConfig({ testTimeout: 30_000 });

test("a command's code, its last lines and its log are kept, also of one that fails", async () => {
  const logFile = join(temporaryFolder(), "logs", "x.log");
  const lines = [];
  const { code, tail } = await runCommand("sh", ["-c", "seq 100; echo oops >&2; exit 3"], {
    logFile,
    onLine: (line) => lines.push(line),
  });
  expect(code).toBe(3);
  expect(lines).toHaveLength(101);
  expect(tail).toHaveLength(60);
  expect(readFileSync(logFile, "utf8").split("\n")).toHaveLength(102);
});

test("a command and what it starts get the priority that was asked for", async () => {
  const program = "console.log(require('node:os').getPriority())";
  const { tail } = await runCommand("sh", ["-c", `"${process.execPath}" -e "${program}"`], {
    priority: constants.priority.PRIORITY_LOW,
  });
  expect(tail).toEqual(["19"]);
});

test("a command that does not exist is a failed one that says so", async () => {
  const { code, tail } = await runCommand("/no-such-folder/no-such-command", []);
  expect(code).toBe(127);
  expect(tail.join()).toContain("ENOENT");
});

// Prints the id of a grandchild in a process group of its own, which only the guard would end.
const family = "set -m; sleep 600 & echo $!; trap '' TERM; wait";

test("a stopped command takes along everything it started", async () => {
  let undo;
  const shutdown = {
    defer(step) {
      undo = step;
      return () => {};
    },
  };
  const grandchild = await new Promise((onLine) => {
    runCommand("bash", ["-c", family], { shutdown, onLine });
  });
  await undo();
  expect(isAlive(grandchild)).toBe(false);
});

test("a command goes when whoever ran it is killed", async () => {
  const program = `
    const { runCommand } = await import(${JSON.stringify(import.meta.resolve("./run-command.mjs"))});
    await runCommand("bash", ["-c", ${JSON.stringify(family)}], { onLine: console.log });`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const [grandchild] = await once(createInterface({ input: parent.stdout }), "line");
  expect(isAlive(grandchild)).toBe(true);
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), 10_000);
});

// A zombie answers to signals too, until its parent looks at it.
function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
