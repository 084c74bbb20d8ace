import type { RunMode, Signature } from "@foothold/core/runs";
import { decode } from "./decode.ts";
import { encode } from "./encode.ts";
import { formatLine } from "./format.ts";
import { fromBinaryTree, fromLinkedList, ListNode, TreeNode } from "./nodes.ts";
import {
  append,
  apply,
  isBranded,
  parseJson,
  promiseThen,
  quote,
  RangeErrorHere,
  slice,
} from "./primordials.ts";
import { setGlobal } from "./set-global.ts";
import { installTests } from "./test-file.ts";
import { installTracer } from "./tracer.ts";
import { type ForbiddenNames, type NameWatch, type ReportRule, watchNames } from "./watch-names.ts";

export type KernelTask = {
  /** Returns the program as a function of this realm that returns its entry point. */
  load: () => unknown;
  argsJson: string;
  signature: Signature | undefined;
  /** The file itself, or its tests, in place of a function. */
  file?: { mode: Exclude<RunMode, "function">; path: string };
  /** Names that the program's rules forbid, and the function that reports a call. */
  forbidden?: readonly ForbiddenNames[];
  report?: ReportRule;
};
/** `{"value":…}` or `{"error":{type,message,stack}}`, always as text: no object leaves the realm. */
export type Settle = (text: string) => void;
export type Kernel = (
  task: KernelTask,
  write: (text: string) => void,
  settle: Settle,
  /** Set when the program is instrumented and its steps are wanted. */
  sendStep?: (messageJson: string) => void,
) => void;

const maxStackChars = 16_000;
const noSignature: Signature = { parameters: [], returns: "plain" };

function settleError(thrown: unknown): string {
  let type = "Error";
  let message = "";
  let stack = "";
  try {
    if (typeof thrown === "object" && thrown !== null) {
      const error = thrown as Error;
      type = `${error.name ?? "Error"}`;
      message = `${error.message ?? ""}`;
      stack = `${error.stack ?? ""}`;
    } else {
      type = "Thrown";
      message = typeof thrown === "symbol" ? "a symbol" : `${thrown as string}`;
    }
  } catch {
    message = "The error could not be read.";
  }
  return `{"error":{"type":${quote(slice(type, 0, 200))},"message":${quote(slice(message, 0, 4_000))},"stack":${quote(slice(stack, 0, maxStackChars))}}}`;
}

function settleValue(value: unknown, kind: Signature["returns"]): string {
  try {
    if (kind === "linked-list") return `{"value":${encode(fromLinkedList(value))}}`;
    if (kind === "binary-tree") return `{"value":${encode(fromBinaryTree(value))}}`;
    return `{"value":${encode(value)}}`;
  } catch (error) {
    return settleError(error);
  }
}

function argumentsOf(argsJson: string, signature: Signature): unknown[] {
  const wires = parseJson(argsJson) as unknown[];
  const args: unknown[] = [];
  for (let index = 0; index < wires.length; index++) {
    append(args, decode(wires[index], signature.parameters[index] ?? "plain"));
  }
  return args;
}

function installGlobals(write: (text: string) => void): void {
  const print = (...args: unknown[]): void => {
    const line = formatLine(args);
    try {
      write(line);
    } catch {
      // Made in this realm: an error of the outer realm would give its constructors to the program.
      throw new RangeErrorHere("Maximum call stack size exceeded");
    }
  };
  const quiet = (): void => undefined;
  const console = {
    log: print,
    info: print,
    warn: print,
    error: print,
    debug: print,
    table: print,
    trace: print,
    assert: quiet,
    time: quiet,
    timeEnd: quiet,
    group: quiet,
    groupEnd: quiet,
  };
  setGlobal("console", console);
  setGlobal("ListNode", ListNode);
  setGlobal("TreeNode", TreeNode);
}

const nothing = '{"value":null}';

/** Runs a file from top to bottom, or one of its tests. */
function runFile(
  { mode, path }: NonNullable<KernelTask["file"]>,
  load: KernelTask["load"],
  args: unknown[],
  settle: Settle,
  fail: (error: unknown) => void,
): void {
  const tests = mode === "tests" ? installTests() : [];
  if (mode === "script") {
    const argv: unknown[] = ["node", path];
    for (let index = 0; index < args.length; index++) append(argv, args[index]);
    setGlobal("process", { argv });
  }
  (load() as () => unknown)();
  if (mode === "script") {
    settle(nothing);
    return;
  }
  if (args.length === 0) {
    const names: string[] = [];
    for (let index = 0; index < tests.length; index++) append(names, tests[index]?.name ?? "");
    settle(settleValue(names, "plain"));
    return;
  }
  const returned = apply(tests[args[0] as number]?.run as () => unknown, undefined, []);
  const finish = (): void => settle(nothing);
  if (!isBranded((candidate) => promiseThen(candidate, finish, fail), returned)) finish();
}

/** Runs one test in this realm. */
export const runInRealm: Kernel = (task, write, settle, sendStep) => {
  const signature = task.signature ?? noSignature;
  let names: NameWatch | undefined;
  // Reading a result or an error can call the program: a proxy's traps, a getter. So the watch ends after that.
  const end = (text: string): void => {
    names?.end();
    settle(text);
  };
  const fail = (error: unknown): void => end(settleError(error));
  try {
    const args = argumentsOf(task.argsJson, signature);
    const tracer = sendStep && installTracer(sendStep);
    installGlobals((text) => {
      tracer?.print(text);
      write(text);
    });
    names = task.report && watchNames(task.forbidden ?? [], task.report);
    names?.begin();
    if (task.file) {
      runFile(task.file, task.load, args, settle, fail);
      return;
    }
    const entry = (task.load() as () => unknown)();
    if (typeof entry !== "function") {
      settle('{"error":{"type":"MissingFunction","message":"","stack":""}}');
      return;
    }
    tracer?.begin();
    const returned = apply(entry as () => unknown, undefined, args);
    const finish = (value: unknown): void => {
      const argument = signature.resultArgument;
      const result = argument === undefined ? value : args[argument];
      end(
        settleValue(
          result,
          argument === undefined ? signature.returns : (signature.parameters[argument] ?? "plain"),
        ),
      );
    };
    const isPromise = isBranded((candidate) => promiseThen(candidate, finish, fail), returned);
    if (!isPromise) finish(returned);
  } catch (error) {
    fail(error);
  }
};
