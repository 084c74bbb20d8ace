const solution = `function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    if (seen.has(target - numbers[i])) return [seen.get(target - numbers[i]), i];
    seen.set(numbers[i], i);
  }
  return [];
}
`;

type Move = [verb: string, body: object];
type Step = { name: string; usable: string; moves: readonly Move[] };

const SUBMIT = '#step button[type="submit"]';
const BUTTON = "#step button";

const toCode: readonly Move[] = [
  ["understand/skip", {}],
  ["plan/skip", {}],
];
const toVerify: readonly Move[] = [...toCode, ["implement/submit", { code: solution }]];
const toReflect: readonly Move[] = [...toVerify, ["verify/run", {}]];

const steps: readonly Step[] = [
  { name: "Understand", usable: SUBMIT, moves: [] },
  { name: "Plan", usable: SUBMIT, moves: toCode.slice(0, 1) },
  { name: "Implement", usable: ".monaco-editor .view-line", moves: toCode },
  { name: "Verify", usable: BUTTON, moves: toVerify },
  { name: "Reflect", usable: SUBMIT, moves: toReflect },
  {
    name: "Complete",
    usable: 'nav[aria-label="Steps"] button',
    moves: [...toReflect, ["reflect/skip", {}]],
  },
];

/** One attempt at Two Sum for each step, made over the API. */
export async function attemptsAtEachStep(url: string, cookie: string) {
  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  }
  const brought = [];
  for (const { moves, ...step } of steps) {
    const beginning = { problemSlug: "two-sum", language: "javascript", mode: "EXPERT" };
    const { attempt } = (await post("/api/attempts", beginning)) as { attempt: { id: string } };
    for (const [verb, body] of moves) await post(`/api/attempts/${attempt.id}/${verb}`, body);
    brought.push({ ...step, path: `/practice/${attempt.id}` });
  }
  return brought;
}
