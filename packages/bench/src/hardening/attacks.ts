import { loadCatalog } from "@foothold/catalog";
import { type AskRun, readBitByBit, readLetterByLetter } from "@foothold/catalog/testing";
import type { Learner } from "./learner.ts";

const RUNS = 200;
const READS = 1_500;

type Found = { attack: string; found: string; isHeld: "yes" | "no" };
type Read = Found & { right: number };

const yesIf = (isHeld: boolean) => (isHeld ? "yes" : "no");
const MOST_RIGHT = 2;
const MOST_BYTES = 1024 * 1024;
type Test = { hidden: boolean; status: string };

/** Reads hidden inputs out of results; each refused run counts as one. */
export async function readHiddenTests(learner: Learner): Promise<Read[]> {
  const problem = loadCatalog().problem("two-sum");
  const inputs = problem.tests.flatMap(({ hidden, args }) =>
    hidden ? [JSON.stringify(args)] : [],
  );
  const program = {
    solution: problem.references.javascript ?? "",
    entryPoint: "twoSum",
    visible: JSON.stringify(problem.tests[0]?.args),
  };
  const found: Read[] = [];
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
      right: right.length,
      found: `${right.length} of ${inputs.length} inputs read, ${refused} runs refused`,
      isHeld: yesIf(right.length <= MOST_RIGHT),
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
      isHeld: yesIf(
        run.status === 200 && [run, seen].every(({ text }) => text.length < MOST_BYTES),
      ),
    },
  ];
}

export async function readWithoutEnd(learner: Learner): Promise<Found[]> {
  const answers = await Promise.all(
    Array.from({ length: READS }, () => learner.call("GET", "/api/settings")),
  );
  const refused = answers.filter(({ status }) => status === 429).length;
  const attack = `${READS} reads of one person at once`;
  return [{ attack, found: `${refused} refused with 429`, isHeld: yesIf(refused > 0) }];
}

/** Six hostile explanations at a time, at the rate that one person is allowed, for as long as `during` takes. */
export async function sendHostileTexts(
  learner: Learner,
  during: () => Promise<void>,
): Promise<void> {
  const start = { problemSlug: "two-sum", language: "javascript", mode: "BEGINNER" };
  const paths = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { text } = await learner.call("POST", "/api/attempts", start);
      return `/api/attempts/${(JSON.parse(text) as { attempt: { id: string } }).attempt.id}`;
    }),
  );
  const words = Array.from({ length: 1_000 }, (_, at) => `w${at.toString(36)}xyz`).join("\n");
  const body = {
    explanation: words.slice(0, 4_000),
    inputOutputDescription: "a. ".repeat(600),
    constraintsDescription: "not ".repeat(500),
    exampleWalkthrough: "[1,2],".repeat(600),
    wrongApproach: "s".repeat(2_000),
  };
  let isOver = false;
  const sending = Promise.all(
    paths.map(async (path) => {
      while (!isOver) {
        const { ms } = await learner.call("POST", `${path}/understand/submit`, body);
        // Six requests of three seconds each make two a second, which is the coach's limit for one person.
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, 3_000 - ms)));
      }
    }),
  );
  await during();
  isOver = true;
  await sending;
}
