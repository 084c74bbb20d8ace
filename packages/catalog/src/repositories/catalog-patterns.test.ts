import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { temporaryCatalog } from "../testing/temporary-catalog.ts";
import { catalogPatterns } from "./catalog-patterns.ts";

const files = {
  "page.md": "## When it fits\n\nThings come back in reverse.\n",
  "pattern.yaml":
    "name: Stack\nsummary: Last in, first out.\ncues: [The newest comes first.]\ninvariant: The top is the newest.\nrelated: []\n",
  "lesson.yaml":
    "id: stack-bite\ntitle: Plates\nminutes: 3\nsections: [{ heading: A pile, text: Of plates. }]\nchecks: []\n",
  "recall.yaml": "cards: []\n",
};

function withStack(root: string) {
  const folder = path.join(root, "patterns/stack");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return catalogPatterns(loadCatalog(root));
}

test("a pattern that has a folder is listed and found, without its lesson", async () => {
  using catalog = temporaryCatalog();
  const patterns = withStack(catalog.root);
  expect(await patterns.list()).toEqual([
    { id: "stack", name: "Stack", summary: "Last in, first out." },
  ]);
  const stack = await patterns.find("stack");
  expect(stack?.page).toBe("## When it fits\n\nThings come back in reverse.");
  expect(stack).not.toHaveProperty("lesson");
});

test("a pattern without a folder, or with no such name, is not found", async () => {
  using catalog = temporaryCatalog();
  const patterns = withStack(catalog.root);
  expect(await patterns.find("heap")).toBeNull();
  expect(await patterns.find("../problems")).toBeNull();
});
