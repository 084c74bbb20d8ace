import type { Draft } from "@foothold/core/attempt";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDraftStore } from "./open-draft-store.ts";

const first: Draft = { field: "explanation", text: "Two", revision: 1, updatedAt: "" };

beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { drafts } = JSON.parse(body) as { drafts: Draft[] };
    return Response.json({
      drafts: drafts.map((draft) => ({ ...draft, revision: draft.revision + 1 })),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the page that the Back button brings again shows what was saved since, and goes on from there", async () => {
  const before = openDraftStore("attempt-1", [first]);
  const leave = before.listen();
  before.store.write("explanation", "Two numbers");
  await before.store.save();
  leave();

  const again = openDraftStore("attempt-1", [first]);
  const leaveAgain = again.listen();
  expect(again.store.field("explanation")).toMatchObject({ text: "Two numbers", revision: 2 });
  leaveAgain();
});
