import type { RunRequest } from "@foothold/core/runs";
import { expect, test } from "vitest";
import { hideHiddenTests } from "../hide-hidden-tests.ts";
import { driveRun } from "./drive-run.ts";
import type { FromSandbox, ToSandbox } from "./messages/protocol.ts";
import type { SandboxEnd, SandboxHandle } from "./sandbox-handle.ts";

type Listener = Parameters<SandboxHandle["listen"]>[0];

/** A sandbox that says what the test wants it to say. */
function fakeSandbox() {
  const sent: ToSandbox[] = [];
  const fate: string[] = [];
  let listener: Listener | undefined;
  const handle: SandboxHandle = {
    send: (message) => void sent.push(message),
    listen(given) {
      listener = given;
    },
    limit: () => undefined,
    takePeakBytes: () => 10,
    waitedMs: () => null,
    refuse: () => listener?.end({ kind: "forged" }),
    release: () => void fate.push("released"),
    destroy() {
      fate.push("destroyed");
      listener = undefined;
    },
  };
  const say = (...messages: FromSandbox[]): void => {
    for (const message of messages) listener?.message(message);
  };
  return { handle, sent, fate, say, end: (end: SandboxEnd) => listener?.end(end) };
}

const compiled: FromSandbox = { kind: "compiled", mappings: "", brokenRules: [] };
const gave = (value: unknown): FromSandbox => ({ kind: "end", ms: 1, result: { value } });
const request: RunRequest = {
  language: "javascript",
  code: "",
  entryPoint: "f",
  tests: [
    { args: ["h"], expected: 1, hidden: true },
    { args: ["v"], expected: 2 },
  ],
};

test("expected values are never sent, and hidden arguments only when the visible tests are done", async () => {
  const { handle, sent, say, fate } = fakeSandbox();
  const outcome = driveRun(
    handle,
    { ...request, tests: request.tests.map((each) => ({ ...each, expected: "secret" })) },
    {},
  );
  say(compiled);
  expect(sent.at(-1)).toEqual({ kind: "batch", argsJson: ['["v"]'] });
  say(gave("secret"));
  expect(sent.at(-1)).toEqual({ kind: "batch", argsJson: ['["h"]'] });
  say(gave("wrong"));
  expect((await outcome).tests.map(({ status }) => status)).toEqual(["failed", "passed"]);
  expect(JSON.stringify(sent)).not.toContain("secret");
  expect(fate).toEqual(["released"]);
});

test.each(["while it runs", "before it began"])(
  "a run that nobody waits for any more is ended: %s",
  async (when) => {
    const { handle, fate, say } = fakeSandbox();
    const waiting = new AbortController();
    if (when === "before it began") waiting.abort();
    const outcome = driveRun(handle, request, {}, waiting.signal);
    if (when === "while it runs") {
      say(compiled, gave(2));
      waiting.abort();
    }
    await expect(outcome).rejects.toMatchObject({ code: "run-cancelled" });
    expect(fate).toEqual(["destroyed"]);
  },
);

test("a signal that fires after the end changes nothing", async () => {
  const { handle, fate, say } = fakeSandbox();
  const waiting = new AbortController();
  const outcome = driveRun(handle, request, {}, waiting.signal);
  say(compiled, gave(2), gave(1));
  waiting.abort();
  expect((await outcome).status).toBe("passed");
  expect(fate).toEqual(["released"]);
});

test("a program that speaks for the compiler does not talk away a broken rule", async () => {
  const { handle, say } = fakeSandbox();
  const outcome = driveRun(handle, request, {});
  say(
    { ...compiled, brokenRules: [{ rule: "no-sort", message: "No." }] },
    compiled,
    gave(2),
    gave(1),
  );
  const { status, tests } = await outcome;
  expect(status).toBe("failed");
  expect(tests[1]).toMatchObject({ status: "errored", error: { type: "SandboxAttacked" } });
});

test.each<[string, FromSandbox[]]>([
  ["a result before the program is compiled", [gave(2)]],
  ["the compiler's word twice", [compiled, compiled]],
  [
    "the compiler's refusal while it runs",
    [compiled, { kind: "not-compiled", error: { type: "E", message: "" } }],
  ],
  ["the end of a trace that nobody asked for", [compiled, { kind: "trace-cut", reason: "steps" }]],
])("%s ends the run as failed", async (_name, messages) => {
  const { handle, say, fate } = fakeSandbox();
  const outcome = driveRun(handle, request, {});
  say(...messages);
  const { status, tests } = await outcome;
  expect(status).toBe("failed");
  expect(tests.map((each) => each.status)).toEqual(["not-run", "errored"]);
  expect(fate[0]).toBe("destroyed");
});

test.each<FromSandbox>([
  { kind: "not-compiled", error: { type: "secret", message: "secret" } },
  { ...compiled, mappings: "secret", brokenRules: [{ rule: "secret", message: "secret" }] },
  { kind: "out", text: "secret" },
  { kind: "end", ms: 1, result: { value: "secret" } },
  { kind: "end", ms: 1, result: { error: { type: "secret", message: "secret" } } },
])("a program that knows a hidden test cannot tell the learner by saying %j", async (message) => {
  const { handle, say } = fakeSandbox();
  const outcome = driveRun(handle, request, {});
  say(compiled, gave(2), message, gave(1));
  const seen = hideHiddenTests(await outcome);
  expect(seen.status).toMatch(/^(passed|failed)$/);
  expect(JSON.stringify(seen)).not.toContain("secret");
});

test.each<[SandboxEnd["kind"], string, string]>([
  ["ended", "failed", "errored"],
  ["forged", "failed", "errored"],
  ["out-of-memory", "out-of-memory", "out-of-memory"],
])(
  "a sandbox that is %s in a test ends that test and the run",
  async (kind, status, testStatus) => {
    const { handle, say, end, fate } = fakeSandbox();
    const outcome = driveRun(handle, request, {});
    say(compiled);
    end({ kind });
    const { tests, ...rest } = await outcome;
    expect(rest.status).toBe(status);
    expect(tests.map((each) => each.status)).toEqual(["not-run", testStatus]);
    expect(fate[0]).toBe("destroyed");
  },
);

test("a sandbox that we withdraw is our outage", async () => {
  const { handle, end } = fakeSandbox();
  const outcome = driveRun(handle, request, {});
  end({ kind: "withdrawn" });
  await expect(outcome).rejects.toMatchObject({ code: "runner-unavailable" });
});

test("a value deeper than any honest one is a wrong answer", async () => {
  const { handle, say } = fakeSandbox();
  const outcome = driveRun(handle, request, {});
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  say(compiled, gave(deep), gave(1));
  expect((await outcome).tests[1]).toMatchObject({ status: "failed" });
});
