import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerRunner } from "../server/index.ts";
import { createCodeReader } from "./create-code-reader.ts";

let runner: Awaited<ReturnType<typeof createServerRunner>>;
beforeAll(async () => {
  runner = await createServerRunner({ checkers: {} });
});
afterAll(() => runner.close());

const programs = {
  javascript: `function total(list) {
  let sum = 0;
  for (const value of list) {
    if (value > 0) {
      sum += value;
    }
    counts[value] = list.indexOf(sum);
  }
  return sum;
}`,
  typescript: `function total(list: number[]): number {
  let sum: number = 0;
  for (const value of list) {
    if (value > 0) {
      sum += value;
    }
    counts[value] = list.indexOf(sum);
  }
  return sum;
}`,
  python: `def total(list):
    sum = 0
    for value in list:
        if value > 0:
            sum += value
            print(sum)
        counts[value] = list.index(sum)
    return sum`,
} as const;

describe.each(Object.entries(programs))("a program in %s", (language, code) => {
  const read = () =>
    createCodeReader(runner).outline({ language: language as keyof typeof programs, code });

  test("is told line by line", async () => {
    const outline = await read();
    const kinds = new Map(outline?.lines.map(({ line, kind }) => [line, kind]));
    expect([1, 2, 3, 4, 5].map((line) => kinds.get(line))).toEqual([
      "function",
      "assignment",
      "for",
      "if",
      "assignment",
    ]);
    expect(outline?.functions[0]?.name).toBe("total");
    expect(outline?.loops).toEqual([{ kind: "for", line: 3, endLine: expect.any(Number) }]);
  });

  test("says what each line reads, sets and calls", async () => {
    const outline = await read();
    expect(outline?.lines.find(({ line }) => line === 3)).toMatchObject({
      sets: ["value"],
      reads: ["list"],
    });
    expect(outline?.lines.find(({ line }) => line === 7)).toMatchObject({
      sets: ["counts"],
      calls: [expect.stringMatching(/^index/)],
    });
  });

  test("that cannot be read gives nothing", async () => {
    const reader = createCodeReader(runner);
    const broken = { language: language as keyof typeof programs, code: `${code}\n)(` };
    expect(await reader.outline(broken)).toBeNull();
  });
});
