import { expect, test } from "vitest";
import { commandTexts } from "./command-texts.ts";

test("what a command prints is judged as words and as written, without the command's name", () => {
  const { words, written } = commandTexts("echo one >> notes.md");
  expect(words.split(/\s+/).filter(Boolean)).toEqual(["one", "notes.md"]);
  expect(written).toEqual(["one "]);
});
