import { afterEach, expect, test, vi } from "vitest";
import { createWorkspaceStore } from "./workspace-store.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ version: asked.length, files: [] });
  });
  return asked;
}

test("parts of the page that show the files at the same time ask once", async () => {
  const asked = answering();
  const store = createWorkspaceStore("a1");
  const [one, other] = await Promise.all([store.refresh(), store.refresh()]);
  expect(asked).toEqual(["/api/attempts/a1/files"]);
  expect(other).toBe(one);
});

test("a later look and a command ask again", async () => {
  const asked = answering();
  const store = createWorkspaceStore("a1");
  await Promise.all([store.refresh(), store.load()]);
  await store.refresh();
  expect(asked).toHaveLength(3);
  expect(store.listed()?.version).toBe(3);
});
