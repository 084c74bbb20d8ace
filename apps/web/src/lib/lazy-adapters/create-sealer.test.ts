import { expect, test } from "vitest";
import { createSealer } from "./create-sealer.ts";

const secret = "a secret of thirty-two characters";

test("what is sealed is opened by the same secret alone", () => {
  const sealed = createSealer(secret).seal("sk-key ü");
  expect(sealed).not.toContain("sk-key");
  expect(createSealer(secret).open(sealed)).toBe("sk-key ü");
  expect(createSealer(`${secret}.`).open(sealed)).toBeNull();
});

test("the same text is sealed differently each time, and a changed seal does not open", () => {
  const { seal, open } = createSealer(secret);
  const sealed = seal("sk-key");
  expect(seal("sk-key")).not.toBe(sealed);
  // Of the last letter not every bit counts.
  for (const at of [3, 12, 25, sealed.length - 2]) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
    expect(open(changed)).not.toBe("sk-key");
  }
  for (const broken of ["", "v1.", "v2.abc", "v1.short"]) expect(open(broken)).toBeNull();
});
