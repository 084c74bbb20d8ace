import { expect, test } from "vitest";
import { passwordWeakness, type Weakness } from "./password-weakness.ts";

const ada = { name: "Ada Lovelace", email: "ada.lovelace@analytical.example" };

test.each<[string, Weakness]>([
  ["password", "common"],
  ["Password1", "common"],
  ["PASSWORD!", "common"],
  ["p4$$w0rd", "common"],
  ["Passw0rd2024", "common"],
  ["2024dragon", "common"],
  ["iloveyou", "common"],
  ["letmein1!", "common"],
  ["changeme", "common"],
  ["Sommer2026!", "common"],
  ["foothold", "common"],
  ["admin-admin", "common"],
  ["monkeymonkey", "repeated"],
  ["monkey-monkey!", "common"],
  ["12345678", "keyboard-row"],
  ["123456789012", "keyboard-row"],
  ["87654321", "keyboard-row"],
  ["qwertyuiop", "keyboard-row"],
  ["qwerty123", "keyboard-row"],
  ["QWERTZ12", "keyboard-row"],
  ["asdfghjkl", "keyboard-row"],
  ["1q2w3e4r", "keyboard-row"],
  ["1qaz2wsx", "keyboard-row"],
  ["zaq12wsx", "keyboard-row"],
  ["abcdefgh", "keyboard-row"],
  ["abc12345", "keyboard-row"],
  ["!@#$%^&*", "keyboard-row"],
  ["aaaaaaaa", "repeated"],
  ["abababab", "repeated"],
  ["11223311", "repeated"],
  ["wortwortwort", "repeated"],
  ["19841231", "digits"],
  ["        ", "repeated"],
  ["adalovelace", "personal"],
  ["Ada Lovelace", "personal"],
  ["Lovelace1815", "personal"],
  ["ada.lovelace@analytical.example", "personal"],
  ["ada@analytical", "personal"],
])("%j is refused: %s", (password, weakness) => {
  expect(passwordWeakness(password, ada)).toBe(weakness);
});

test.each([
  "correct horse",
  "a ladder of five rungs",
  "one-step-at-a-time",
  "battery staple",
  "x8Kq2-vvTz",
  "dragon eats violet soup",
  "my password is a poem",
  "qwerty fern lantern",
  "Adam slept late in May",
  "314159265358979",
  "пароль из пяти слов",
  "🐸 frogs in the attic",
])("%j is taken", (password) => {
  expect(passwordWeakness(password, ada)).toBeNull();
});

test("an email with many parts is refused whole", () => {
  const email = "a.very-long.mail_with+many.parts@mail.some-place.example";
  expect(passwordWeakness(email, { name: "Ada", email })).toBe("personal");
});

test("somebody without a name to compare with is no reason to refuse", () => {
  expect(passwordWeakness("violet soup", { name: "", email: "" })).toBeNull();
  expect(passwordWeakness("violet soup")).toBeNull();
});

test.each(["a", "qwe", "1", "ab ", "A@", "love", "\u0130"])(
  "128 characters of %j are read at once",
  (piece) => {
    const startedAtMs = performance.now();
    for (let turn = 0; turn < 100; turn++) passwordWeakness(piece.repeat(128).slice(0, 128), ada);
    expect(performance.now() - startedAtMs).toBeLessThan(500);
  },
);
