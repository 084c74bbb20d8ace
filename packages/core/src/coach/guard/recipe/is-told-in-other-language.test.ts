import { expect, test } from "vitest";
import { isToldInOtherLanguage } from "./is-told-in-other-language.ts";

test.each([
  ["Der Vergleich muss auch bei Gleichheit gelten.", true],
  ["La mejor ganancia debe empezar en cero para el primer precio.", true],
  ["Il faut trier la liste avant de commencer.", true],
  ["比较时也应包括相等的情况。", true],
  ["Сравнение должно включать равенство.", true],
  ["Was passiert bei nur einer Zahl?", false],
  ["Gut gemacht, weiter so!", false],
  ["El Niño and La Niña are names in the example.", false],
  ["Two pointers, sliding window, hash map.", false],
  ["The list holds the prices, and O(n) is fine for Δ or π.", false],
])("%s: %s", (sentence, told) => {
  expect(isToldInOtherLanguage(sentence)).toBe(told);
});
