import { expect, test } from "vitest";
import { decodeMorse } from "./decode-morse.ts";

const morse = ".-. . - ..- .-. -. / .- / .-.-. / -... / .-. . - ..- .-. -. / -. .- -- . / --- ..-.";

test("Morse is decoded", () => {
  expect(decodeMorse(morse)).toEqual(["return a + b return name of"]);
  expect(decodeMorse(`- ${morse}`)).toEqual(["treturn a + b return name of"]);
});

test("the marks of a long list are not Morse", () => {
  const todos = Array.from({ length: 40 }, () => "- [ ] Find the line that it names");
  expect(decodeMorse(todos.join("\n"))).toEqual([]);
  expect(decodeMorse(todos.map((todo) => `  ${todo}`).join("\n"))).toEqual([]);
});
