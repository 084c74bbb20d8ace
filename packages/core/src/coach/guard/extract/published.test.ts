import { expect, test, vi } from "vitest";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { openPublished, type Published } from "./published.ts";

const open = "This sentence stands on a page that everybody can read.";

function filterOf(published: () => Promise<Published>) {
  const opened = openPublished(published);
  return async (reply: string, problem: Problem) => (await opened()).removeFrom(reply, problem);
}

test("what is published is asked for once, and left out of every reply", async () => {
  const published = vi.fn(async () => ({ code: [], texts: [open], words: [] }));
  const filter = filterOf(published);
  expect(await filter(`Look. ${open}`, aProblem())).not.toContain("everybody");
  expect(await filter(open, aProblem())).not.toContain("everybody");
  expect(published).toHaveBeenCalledTimes(1);
});

test("after an answer that failed, what is published is asked for again", async () => {
  const published = vi.fn(async () => ({ code: [], texts: [open], words: [] }));
  published.mockRejectedValueOnce(new Error("the catalogue is not there yet"));
  const filter = filterOf(published);
  await expect(filter(open, aProblem())).rejects.toThrow("not there yet");
  expect(await filter(open, aProblem())).not.toContain("everybody");
});
