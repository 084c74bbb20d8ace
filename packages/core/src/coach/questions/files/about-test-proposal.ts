import { MAX_OWN_TESTS, type OwnTest } from "../../../entities/runs/own-test.ts";
import { edgeInputs, edgeKinds } from "../../../runs/edge-inputs.ts";
import { readOwnTests, writeOwnTests } from "../../../runs/files/read-own-tests.ts";
import { firstFailure } from "../last-run/last-run.ts";
import type { Question, Sources, Topic } from "../question.ts";

const WANTS_TESTS =
  /\b(?:write|add|make|propose|suggest|create|generate|put|keep|save|give)\b.{0,40}\btests?\b/;
const OTHER = /\b(?:hidden|pass|passes|passing|green|results?|output|explain|why|how|visible)\b/;

const PATH = "tests.json";
/** The most tests of one proposal, so that a learner can read them before applying it. */
export const MOST_PROPOSED_TESTS = 4;

/** Proposes tests for `tests.json`: the visible one that fails, and small inputs that the constraints allow. */
export const aboutTestProposal: Topic = async (asked, sources) => {
  const { attempt, plain } = asked;
  if (!WANTS_TESTS.test(plain) || OTHER.test(plain)) return null;
  const mayTest = attempt.v2Step === null || attempt.v2Step === "IMPLEMENT";
  if (!mayTest || attempt.recapRequired) return null;
  const content = asked.ownFiles?.find(({ path }) => path === PATH)?.content ?? "[]";
  const read = readOwnTests(content);
  if (!read.readable) {
    return `Your tests.json cannot be read, so I cannot add to it. ${read.why} Mend it, and ask again.`;
  }
  const room = Math.min(MOST_PROPOSED_TESTS, MAX_OWN_TESTS - read.tests.length);
  const tests = (await newTests(asked, read.tests, sources)).slice(0, room);
  if (tests.length === 0) {
    return "I have no further small input that the constraints allow. Think of one yourself, and work out by hand what should come out.";
  }
  return {
    topic: "tests",
    summary: `Here ${tests.length === 1 ? "is a test" : `are ${tests.length} tests`} for your ${PATH}. Work each one out by hand before you run it.`,
    fileChanges: [
      { path: PATH, content: writeOwnTests([...read.tests, ...tests]), note: namesOf(tests) },
    ],
    next: ["Why does my program fail?", "What is an edge case?"],
  };
};

const namesOf = (tests: readonly OwnTest[]) => `${tests.map(({ name }) => name).join(", ")}.`;

async function newTests(
  asked: Question,
  known: readonly OwnTest[],
  { runReference }: Sources,
): Promise<OwnTest[]> {
  const { problem } = asked;
  const failed = firstFailure(asked);
  const inputs = [
    ...(failed ? [{ name: `Fails: ${failed.purpose}`, args: failed.args }] : []),
    ...edgeKinds(problem).flatMap((kind) => {
      const [args] = edgeInputs(problem, kind);
      return args ? [{ name: nameOf(kind), args }] : [];
    }),
  ];
  const seen = new Set([...problem.examples, ...known].map(({ args }) => JSON.stringify(args)));
  // The example that fails may be one of the statement's.
  if (failed && !known.some(({ args }) => isSame(args, failed.args))) {
    seen.delete(JSON.stringify(failed.args));
  }
  const tests: OwnTest[] = [];
  for (const { name, args } of inputs) {
    if (tests.length >= MOST_PROPOSED_TESTS || seen.has(JSON.stringify(args))) continue;
    seen.add(JSON.stringify(args));
    const checked = await runReference(problem, args, null);
    if (checked?.allowed && checked.answer !== undefined) {
      tests.push({ name, args, expected: checked.answer });
    }
  }
  return tests;
}

const nameOf = (kind: string) => `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;

const isSame = (one: OwnTest["args"], other: OwnTest["args"]) =>
  JSON.stringify(one) === JSON.stringify(other);
