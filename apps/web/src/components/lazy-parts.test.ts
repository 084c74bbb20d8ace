import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";

const components = import.meta.dirname;

/** The text of every `dynamic(…)` in a file. */
function dynamicCalls(code: string): string[] {
  return [...code.matchAll(/\bdynamic\(/g)].map(({ index }) => {
    let depth = 0;
    let end = index + "dynamic".length;
    do {
      if (code[end] === "(") depth++;
      if (code[end] === ")") depth--;
      end++;
    } while (depth > 0 && end < code.length);
    return code.slice(index, end);
  });
}

/**
 * Without `loading`, next/dynamic sets no Suspense boundary: while the part's code is on its way, React holds back
 * every other change of the page, and a text field loses what is typed.
 */
test("every part that is loaded later says what is shown until then", async () => {
  const found: string[] = [];
  let parts = 0;
  for await (const file of glob("**/*.{ts,tsx}", { cwd: components })) {
    if (file.endsWith(".test.ts")) continue;
    const calls = dynamicCalls(readFileSync(`${components}/${file}`, "utf8"));
    parts += calls.length;
    found.push(
      ...calls.filter((call) => !call.includes("loading:")).map((call) => `${file}: ${call}`),
    );
  }
  expect(parts).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
