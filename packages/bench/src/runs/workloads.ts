import type { RunRequest } from "@foothold/runner";

export const testCount = 20;

/** Longest increasing subsequence: typical of what learners submit. */
const javaScript = `function longest(numbers) {
  const tails = [];
  for (const number of numbers) {
    let low = 0, high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tails[middle] < number) low = middle + 1; else high = middle;
    }
    tails[low] = number;
  }
  return tails.length;
}`;

const python = `def longest(numbers):
    tails = []
    for number in numbers:
        low, high = 0, len(tails)
        while low < high:
            middle = (low + high) // 2
            if tails[middle] < number:
                low = middle + 1
            else:
                high = middle
        if low == len(tails):
            tails.append(number)
        else:
            tails[low] = number
    return len(tails)
`;

/** A fixed sequence, so that every run and every baseline does the same work. */
export function numbersOf(seed: number, length: number): number[] {
  let state = seed * 7919 + 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return state % 1000;
  });
}

const inputLength = 500;
export const inputs: number[][] = Array.from({ length: testCount }, (_, index) =>
  numbersOf(index + 1, inputLength),
);

function longest(numbers: readonly number[]): number {
  const tails: number[] = [];
  for (const number of numbers) {
    const position = tails.findIndex((tail) => tail >= number);
    if (position < 0) tails.push(number);
    else tails[position] = number;
  }
  return tails.length;
}

export const submission = (language: "javascript" | "python", requester?: string): RunRequest => ({
  language,
  code: language === "python" ? python : javaScript,
  entryPoint: "longest",
  tests: inputs.map((numbers) => ({ args: [numbers], expected: longest(numbers) })),
  ...(requester !== undefined && { requester }),
});

/** The same tests as one program for the bare interpreter. */
export function bareProgram(language: "javascript" | "python"): string {
  const tests = JSON.stringify(inputs.map((numbers) => [numbers, longest(numbers)]));
  return language === "python"
    ? `import json\n${python}\nfor numbers, expected in json.loads('${tests}'):\n    assert longest(numbers) == expected\n`
    : `${javaScript}\nfor (const [numbers, expected] of JSON.parse('${tests}')) if (longest(numbers) !== expected) process.exit(1);\n`;
}
