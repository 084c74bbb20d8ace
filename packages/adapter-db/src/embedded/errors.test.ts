import { expect, test } from "vitest";
import { asEmbeddedServerError, EmbeddedServerError } from "./errors.ts";

const system = (code: string) => Object.assign(new Error(`${code}: failed`), { code });

test.each([
  ["a full disk under Node", system("ENOSPC"), /The disk is full/],
  [
    "a full disk under PostgreSQL",
    new Error("PANIC: could not write: No space left on device"),
    /The disk is full/,
  ],
  ["a used-up quota", system("EDQUOT"), /The disk is full/],
  ["someone else's folder", system("EACCES"), /belongs to another user/],
  ["anything else", new Error("out of luck"), /could not be started: out of luck/],
  ["what is no error", "odd", /could not be started: odd/],
])("%s is said in one sentence", (_what, error, sentence) => {
  const said = asEmbeddedServerError(error, "/checkout/.foothold");
  expect(said).toBeInstanceOf(EmbeddedServerError);
  expect(said.message).toMatch(sentence);
  expect(said.cause).toBe(error);
});

test("a sentence that was found already stays", () => {
  const known = new EmbeddedServerError("Known.");
  expect(asEmbeddedServerError(known, "/checkout/.foothold")).toBe(known);
});
