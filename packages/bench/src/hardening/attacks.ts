import { loadCatalog } from "@foothold/catalog";
import { type AskRun, readBitByBit, readLetterByLetter } from "@foothold/catalog/testing";
import type { Learner } from "./learner.ts";

const RUNS = 200;
const READS = 1_500;
const HEALTH_CALLS = 200;

type Found = { attack: string; found: string };
type Test = { hidden: boolean; status: string };

/** Reads hidden inputs out of results; each refused run counts as one. */
export async function readHiddenTests(learner: Learner): Promise<Found[]> {
  const problem = loadCatalog().problem("two-sum");
  const inputs = problem.tests.flatMap(({ hidden, args }) =>
    hidden ? [JSON.stringify(args)] : [],
  );
  const program = {
    solution: problem.references.javascript ?? "",
    entryPoint: "twoSum",
    visible: JSON.stringify(problem.tests[0]?.args),
  };
  const found: Found[] = [];
  for (const [name, read] of [
    ["bit by bit", readBitByBit],
    ["letter by letter", readLetterByLetter],
  ] as const) {
    const path = await learner.beginTwoSum();
    let refused = 0;
    const ask: AskRun = async (code) => {
      const { status, text } = await learner.handIn(path, code);
      if (status !== 200) {
        refused += 1;
        return null;
      }
      const { tests } = JSON.parse(text) as { tests: Test[] };
      return tests.filter(({ hidden }) => hidden).map((test) => test.status);
    };
    const texts = await read({ ...program, runs: RUNS, ask });
    const right = inputs.filter((input) =>
      texts.some((text) => text.replaceAll("\0", "") === input),
    );
    found.push({
      attack: `${RUNS} runs that read hidden tests ${name}`,
      found: `${right.length} of ${inputs.length} inputs read, ${refused} runs refused`,
    });
  }
  return found;
}

export async function returnMuch(learner: Learner): Promise<Found[]> {
  const path = await learner.beginTwoSum();
  const run = await learner.handIn(
    path,
    `function twoSum() { console.log("€".repeat(60000)); return Array.from({ length: 53000 }, (_, at) => at); }`,
  );
  const seen = await learner.call("GET", path);
  const kilobytes = ({ text }: { text: string }) => `${Math.round(text.length / 1024)} KB`;
  return [
    {
      attack: "a program that returns 53,000 numbers on every test",
      found: `${kilobytes(run)} answered to the run, ${kilobytes(seen)} to GET attempts/{id}`,
    },
  ];
}

export async function readWithoutEnd(learner: Learner): Promise<Found[]> {
  const answers = await Promise.all(
    Array.from({ length: READS }, () => learner.call("GET", "/api/settings")),
  );
  const refused = answers.filter(({ status }) => status === 429).length;
  return [{ attack: `${READS} reads of one person at once`, found: `${refused} refused with 429` }];
}

/** How fast health answers while six hostile explanations at a time are read. */
export async function sendHostileTexts(learner: Learner): Promise<Found[]> {
  const idle = await healthTimes(learner);
  const start = { problemSlug: "two-sum", language: "javascript", mode: "BEGINNER" };
  const { text } = await learner.call("POST", "/api/attempts", start);
  const { id } = (JSON.parse(text) as { attempt: { id: string } }).attempt;
  const body = {
    explanation: "s".repeat(4_000),
    inputOutputDescription: "a ".repeat(1_000),
    constraintsDescription: "not ".repeat(500),
    exampleWalkthrough: "[1,2],".repeat(600),
    wrongApproach: "s".repeat(2_000),
  };
  let isOver = false;
  const sending = Promise.all(
    Array.from({ length: 6 }, async () => {
      while (!isOver) await learner.call("POST", `/api/attempts/${id}/understand/submit`, body);
    }),
  );
  const busy = await healthTimes(learner);
  isOver = true;
  await sending;
  const told = ({ p50, p95 }: typeof idle) => `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`;
  return [
    {
      attack: "six hostile explanations at a time; GET /api/health, median and p95",
      found: `${told(busy)}; idle ${told(idle)}`,
    },
  ];
}

async function healthTimes({ call }: Learner) {
  const times: number[] = [];
  for (let at = 0; at < HEALTH_CALLS; at++) times.push((await call("GET", "/api/health")).ms);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
