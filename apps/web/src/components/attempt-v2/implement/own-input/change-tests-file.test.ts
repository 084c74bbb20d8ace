import type { WorkspaceFile } from "@foothold/core/attempt";
import { MAX_OWN_TESTS } from "@foothold/core/own-test";
import { readOwnTests, writeOwnTests } from "@foothold/core/own-tests";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkspaceStore } from "../files/workspace-store.ts";
import { keepTest, removeTest } from "./change-tests-file.ts";
import { moveDraftedTests } from "./move-drafted-tests.ts";

const files = new Map<string, WorkspaceFile>();
let version = 1;
let beforeNextWrite: (() => void) | null = null;

function stored(path: string, content: string) {
  version += 1;
  files.set(path, { path, content, version, kind: "tests" });
}

type Sent = { path: string; content: string; version: number };

/** A server that stores files and refuses to write over a newer version. */
async function answer(_path: string, { method = "GET", body }: RequestInit = {}) {
  if (method === "GET") return Response.json({ version, files: [...files.values()] });
  beforeNextWrite?.();
  beforeNextWrite = null;
  const sent: Sent = JSON.parse(String(body));
  if ((files.get(sent.path)?.version ?? 0) !== sent.version) {
    const error = { code: "stale-version", message: "changed" };
    return Response.json({ error }, { status: 409 });
  }
  stored(sent.path, sent.content);
  return Response.json({ path: sent.path, version, attemptVersion: version, changeSet: null });
}

const aTest = (target: number) => ({ args: [[1, 2], target], expected: [0, 1] });
const targets = () => {
  const read = readOwnTests(files.get("tests.json")?.content ?? "[]");
  return read.readable ? read.tests.map(({ args }) => args[1]) : read.why;
};

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  files.clear();
  beforeNextWrite = null;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a kept test stands in tests.json until it is removed", async () => {
  const store = createWorkspaceStore("a");
  expect(await keepTest(store, aTest(3))).toEqual({ outcome: "kept" });
  await keepTest(store, aTest(4));
  expect(targets()).toEqual([3, 4]);
  await removeTest(store, 0);
  expect(targets()).toEqual([4]);
});

test("two tabs that keep a test at the same time lose neither", async () => {
  beforeNextWrite = () => stored("tests.json", writeOwnTests([aTest(9)]));
  expect(await keepTest(createWorkspaceStore("b"), aTest(3))).toEqual({ outcome: "kept" });
  expect(targets()).toEqual([9, 3]);
});

test("the same input is kept once, with the newest expectation and its name", async () => {
  stored("tests.json", writeOwnTests([{ name: "small", ...aTest(3) }]));
  await keepTest(createWorkspaceStore("c"), { ...aTest(3), expected: [1, 0] });
  expect(files.get("tests.json")?.content).toBe(
    writeOwnTests([{ name: "small", ...aTest(3), expected: [1, 0] }]),
  );
});

test("there is room for so many; a text that is no list of tests is left alone", async () => {
  const many = Array.from({ length: MAX_OWN_TESTS }, (_, target) => aTest(target));
  stored("tests.json", writeOwnTests(many));
  expect(await keepTest(createWorkspaceStore("d"), aTest(-1))).toEqual({ outcome: "no-room" });
  stored("tests.json", "[{]");
  expect(await keepTest(createWorkspaceStore("d"), aTest(1))).toMatchObject({
    outcome: "unreadable",
  });
  expect(files.get("tests.json")?.content).toBe("[{]");
});

test("tests that were kept as drafts move, and what has no room stays where it is", async () => {
  const many = Array.from({ length: MAX_OWN_TESTS - 1 }, (_, target) => aTest(target));
  stored("tests.json", writeOwnTests(many));
  const texts = new Map<string, string | null>([
    ["own-test-1", JSON.stringify(aTest(50))],
    ["own-test-2", "{"],
    ["own-test-3", '{"args": [1], "expected": 1}'],
    ["own-test-4", JSON.stringify(aTest(51))],
  ]);
  const drafts = {
    field: (field: string) => ({ text: texts.get(field) ?? null, other: null }),
    write: (field: string, text: string | null) => void texts.set(field, text),
  };
  await moveDraftedTests(drafts as never, createWorkspaceStore("e"), 2);
  expect(targets()).toHaveLength(MAX_OWN_TESTS);
  expect(texts.get("own-test-1")).toBeNull();
  expect(texts.get("own-test-4")).toBe(JSON.stringify(aTest(51)));
});
