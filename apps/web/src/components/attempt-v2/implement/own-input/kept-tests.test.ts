import type { Draft } from "@foothold/core/attempt";
import { beforeEach, expect, test, vi } from "vitest";
import { draftStore, SAVE_AFTER_MS } from "../../workbench/drafts/draft-store.ts";
import { keptTests, MAX_OWN_TESTS } from "./kept-tests.ts";

/** Two devices with the same attempt, and the server between them. */
function server() {
  const drafts = new Map<string, Draft>();
  function device() {
    const store = draftStore([...drafts.values()], {
      send: async (typed) =>
        typed.map(({ field, text, revision }) => {
          const found = drafts.get(field);
          if (found && found.revision !== revision) return found;
          const next = { field, text, revision: revision + 1, updatedAt: "" };
          drafts.set(field, next);
          return next;
        }),
      readLocal: () => ({}),
      writeLocal: () => undefined,
      tellOtherTabs: () => undefined,
    });
    const kept = keptTests(store, 2);
    store.subscribe(kept.makeWay);
    return kept;
  }
  return { device, drafts };
}

const aTest = (target: number) => ({ args: [[1, 2], target], expected: [0, 1] });
const targets = ({ list }: ReturnType<typeof keptTests>) => list().map(({ args }) => args[1]);
const saved = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 3);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("a kept test is on another device too, until it is removed", async () => {
  const { device } = server();
  const here = device();
  expect(here.keep(aTest(3))).toBe("kept");
  await saved();
  expect(device().list()).toMatchObject([aTest(3)]);
  here.remove(here.list()[0]?.field ?? "");
  await saved();
  expect(device().list()).toEqual([]);
});

test("two devices that keep a test at the same time lose neither", async () => {
  const { device } = server();
  const [here, there] = [device(), device()];
  here.keep(aTest(3));
  await saved();
  there.keep(aTest(4));
  await saved();
  expect(targets(there)).toEqual([3, 4]);
  expect(targets(device())).toEqual([3, 4]);
});

test("the same input is kept once, with the newest expectation", () => {
  const here = server().device();
  here.keep(aTest(3));
  here.keep({ ...aTest(3), expected: [1, 0] });
  expect(here.list()).toMatchObject([{ expected: [1, 0] }]);
});

test("so many are kept and no more; a removed one makes room", () => {
  const here = server().device();
  for (let target = 0; target < MAX_OWN_TESTS; target++) here.keep(aTest(target));
  expect(here.keep(aTest(-1))).toBe("no-room");
  here.remove(here.list()[4]?.field ?? "");
  expect(here.keep(aTest(-1))).toBe("kept");
});

test("an input that the server would not take is refused", () => {
  const here = server().device();
  expect(here.keep({ args: ["x".repeat(10_000), 1], expected: 1 })).toBe("too-long");
});

test.each([
  ["no JSON", "{"],
  ["another form", '{"args": 3, "expected": 1}'],
  ["too few arguments", '{"args": [1], "expected": 1}'],
  ["no expectation", '{"args": [1, 2]}'],
])("a stored text with %s is no test", async (_name, text) => {
  const { device, drafts } = server();
  drafts.set("own-test-1", { field: "own-test-1", text, revision: 1, updatedAt: "" });
  const here = device();
  expect(here.list()).toEqual([]);
  expect(here.keep(aTest(3))).toBe("kept");
});
