import { expect, test } from "vitest";
import { withoutThinkTags } from "./think-tags.ts";

const through = (text: string, size: number) => {
  const tags = withoutThinkTags();
  const letters = [...text];
  let shown = "";
  for (let at = 0; at < letters.length; at += size) {
    shown += tags.take(letters.slice(at, at + size).join(""));
  }
  return shown + tags.rest();
};

test.each([
  ["no tags", "What is 2 + 2?", "What is 2 + 2?"],
  ["thinking first", "<think>It is 4.</think>What is it?", "What is it?"],
  ["blank before the thinking", "\n <think>4</think>What?", "What?"],
  ["thinking that never ends", "<think>It is 4, I believe", ""],
  ["only the beginning of a tag", "<thi", "<thi"],
  ["another tag", "<thing>", "<thing>"],
  ["a tag later on", "Write <think> here </think>.", "Write <think> here </think>."],
  ["blank text", " \n", " \n"],
])("%s, in pieces of any size", (_name, text, shown) => {
  for (const size of [1, 2, 3, 5, 8, 100]) expect(through(text, size)).toBe(shown);
});
