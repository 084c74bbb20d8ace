import { expect, test, vi } from "vitest";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { createPublishedFilter } from "./published.ts";

const open = "This sentence stands on a page that everybody can read.";

test("what is published is asked for once, and left out of every reply", async () => {
  const published = vi.fn(async () => ({ code: [], texts: [open] }));
  const filter = createPublishedFilter(published);
  expect(await filter(`Look. ${open}`, aProblem())).not.toContain("everybody");
  expect(await filter(open, aProblem())).not.toContain("everybody");
  expect(published).toHaveBeenCalledTimes(1);
});

test("after an answer that failed, what is published is asked for again", async () => {
  const published = vi.fn(async () => ({ code: [], texts: [open] }));
  published.mockRejectedValueOnce(new Error("the catalogue is not there yet"));
  const filter = createPublishedFilter(published);
  await expect(filter(open, aProblem())).rejects.toThrow("not there yet");
  expect(await filter(open, aProblem())).not.toContain("everybody");
});
