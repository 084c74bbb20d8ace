import { type CustomCommand, defineCommand } from "just-bash/browser";
import { workspacePath } from "../permit/workspace-path.ts";
import type { Files, WorkspaceFiles } from "./workspace-files.ts";

/** What the shell asks the runner to do, with the files as they are at that moment. */
export type RunnerRequest = { files: Files } & (
  | { kind: "program"; path: string; args: readonly string[] }
  | { kind: "types"; path: string }
  | { kind: "tests"; index: number | null }
  | { kind: "trace"; index: number }
  | { kind: "call"; args: string }
);
type RunnerTask = RunnerRequest extends infer Request
  ? Request extends { files: Files }
    ? Omit<Request, "files">
    : never
  : never;
export type RunnerReply = { stdout: string; stderr: string; exitCode: number };
export type AskRunner = (request: RunnerRequest) => Promise<RunnerReply>;

/** bash has a `test` of its own, which comes first; the line is changed to this name before it runs. */
export const RUN_TESTS = "run-visible-tests";

type Read = (args: readonly string[]) => RunnerTask | string;

const usage = {
  python: "python <file.py> [arguments]",
  node: "node <file.js or file.ts> [arguments]",
  tsc: "tsc <file.ts>",
  test: "test [number of a visible test]",
  trace: "trace <number of a visible test>",
  run: "run <arguments of your function>, as in: run [1, 2] 3",
};

const readers: Readonly<Record<string, Read>> = {
  python: readProgram(/\.py$/, usage.python),
  python3: readProgram(/\.py$/, usage.python),
  node: readProgram(/\.[jt]s$/, usage.node),
  tsc: (args) => {
    const path = fileIn(args, /\.ts$/);
    return path ? { kind: "types", path } : usage.tsc;
  },
  [RUN_TESTS]: (args) => {
    if (args.length === 0) return { kind: "tests", index: null };
    const index = indexIn(args);
    return index === null ? usage.test : { kind: "tests", index };
  },
  trace: (args) => {
    const index = indexIn(args);
    return index === null ? usage.trace : { kind: "trace", index };
  },
  run: (args) => (args.length > 0 ? { kind: "call", args: args.join(" ") } : usage.run),
};

function readProgram(ending: RegExp, text: string): Read {
  return (args) => {
    const path = fileIn(args, ending);
    return path ? { kind: "program", path, args: args.slice(1) } : text;
  };
}

function fileIn(args: readonly string[], ending: RegExp): string | null {
  const path = workspacePath(args[0] ?? "");
  return path !== null && ending.test(path) ? path : null;
}

/** Tests are counted from 1, as the page shows them. */
function indexIn(args: readonly string[]): number | null {
  return args.length === 1 && /^[1-9]\d{0,3}$/.test(args[0] ?? "") ? Number(args[0]) - 1 : null;
}

/** Replaces bash's own `help`, which describes commands that do not exist here. */
export const SHOW_HELP = "show-help";

const helpText = `${[
  ["test, test 2", "the visible tests, or one of them"],
  ["trace 2", "your program on a visible test, line by line"],
  ["run '[1, 2]' 3", "your function on these arguments"],
  ["python scratch/idea.py", "a program of your own; node for .js and .ts"],
  ["tsc scratch/idea.ts", "whether it compiles"],
  ["ls, tree, find, cat, head, tail, wc", "look at files"],
  ["grep, sort, uniq, cut, tr, diff", "look into them"],
  ["echo, printf, seq", "print; > and >> write notes.md and scratch/"],
  ["cp, mv, mkdir, touch, rm, sed", "change files; these ask first"],
]
  .map(([command = "", does]) => `${command.padEnd(38)}${does}`)
  .join("\n")}\n`;

/** The commands that go to the runner instead of the shell. */
export function ownCommands(files: WorkspaceFiles, askRunner: AskRunner): CustomCommand[] {
  const help = defineCommand(SHOW_HELP, async () => ({
    stdout: helpText,
    stderr: "",
    exitCode: 0,
  }));
  const asked = Object.entries(readers).map(([name, read]) =>
    defineCommand(name, async (args) => {
      const task = read(args);
      if (typeof task === "string") {
        return { stdout: "", stderr: `Use it as: ${task}\n`, exitCode: 2 };
      }
      const now = await files.read();
      if ("path" in task && !(task.path in now)) {
        const stderr = `${name}: there is no file ${task.path}\n`;
        return { stdout: "", stderr, exitCode: 2 };
      }
      return askRunner({ ...task, files: now });
    }),
  );
  return [help, ...asked];
}

export const ownCommandNames: readonly string[] = [SHOW_HELP, ...Object.keys(readers)];
