import { expect, test } from "vitest";
import { findForeignLinks } from "./find-foreign-links.ts";

const own = ["http://localhost:3000"];

test.each([
  ["an address", "Read https://example.org/help first.", ["https://example.org/help"]],
  [
    "one that only begins like ours",
    "See http://localhost:3000.evil.org/x",
    ["http://localhost:3000.evil.org/x"],
  ],
  [
    "one without a scheme",
    "See evil.com/cheat or //evil.net/a",
    ["//evil.net/a", "evil.com/cheat"],
  ],
  ["www", "www.cheats.example", ["www.cheats.example"]],
  ["a letter", "mailto:me@example.org", ["mailto:me@example.org"]],
  ["a script", "[click](javascript:alert)", ["javascript:alert"]],
  ["a link in Markdown", "[help](https://evil.org/a)", ["https://evil.org/a"]],
])("%s leads away", (_name, text, found) => {
  expect(findForeignLinks(text, own).sort()).toEqual(found);
});

test.each([
  ["a path of ours", "Read /lessons/hash-map-bite and /problems/two-sum."],
  ["our own address", "See http://localhost:3000/lessons/hash-map-bite"],
  ["code", "Look at nums.length, console.log(x) and list.info() in your loop. // then go on"],
  ["a fraction", "About 1//2 of it; a//b in Python is whole."],
])("%s stays here", (_name, text) => {
  expect(findForeignLinks(text, own)).toEqual([]);
});
