import { MAX_OWN_TESTS, type OwnTest } from "@foothold/core/own-test";
import { readOwnTests, writeOwnTests } from "@foothold/core/own-tests";
import { callApi } from "#lib/browser/api-client.ts";
import { ApiError } from "#lib/browser/api-error.ts";
import type { WorkspaceStore } from "../files/workspace-store.ts";

export const TESTS_FILE = "tests.json";
/** How often a change is tried again after another tab saved first. */
const MOST_TRIES = 4;

export type Kept =
  | { outcome: "kept" | "no-room" }
  /** The file's text is not a list of tests. */
  | { outcome: "unreadable"; why: string }
  | { outcome: "failed"; message: string };

type Store = Pick<WorkspaceStore, "attemptId" | "saveAll" | "load" | "listed">;

/** Adds a test, or changes the expected result of the same input. Returns null if the file is full. */
export function withTest(tests: readonly OwnTest[], test: OwnTest): OwnTest[] | null {
  const key = JSON.stringify(test.args);
  const at = tests.findIndex(({ args }) => JSON.stringify(args) === key);
  if (at >= 0) return tests.with(at, { ...tests[at], ...test });
  return tests.length < MAX_OWN_TESTS ? [...tests, test] : null;
}

export const keepTest = (store: Store, test: OwnTest): Promise<Kept> =>
  changeTests(store, (tests) => withTest(tests, test));

export const removeTest = (store: Store, index: number): Promise<Kept> =>
  changeTests(store, (tests) => tests.filter((_, at) => at !== index));

/** Changes `tests.json` as it is on the server, after what was typed in it is saved. */
async function changeTests(
  store: Store,
  change: (tests: readonly OwnTest[]) => OwnTest[] | null,
): Promise<Kept> {
  try {
    await store.saveAll();
    for (let tries = 1; ; tries += 1) {
      const { files } = await store.load();
      const file = files.find(({ path }) => path === TESTS_FILE);
      const read = readOwnTests(file?.content ?? "[]");
      if (!read.readable) return { outcome: "unreadable", why: read.why };
      const tests = change(read.tests);
      if (!tests) return { outcome: "no-room" };
      const saved = await write(store, writeOwnTests(tests), file?.version ?? 0);
      if (saved === "saved") return { outcome: "kept" };
      if (tries === MOST_TRIES) return { outcome: "failed", message: saved.message };
    }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return { outcome: "failed", message: thrown.message };
  }
}

async function write({ attemptId, load }: Store, content: string, version: number) {
  const body = { path: TESTS_FILE, content, version };
  try {
    await callApi("PUT", `/api/attempts/${attemptId}/files`, body);
    await load();
    return "saved";
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code === "stale-version") return thrown;
    throw thrown;
  }
}
