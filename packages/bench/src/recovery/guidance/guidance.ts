import { catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Problem } from "@foothold/core/catalog";
import { type Guidance, rankGuidance, type Situation } from "@foothold/core/recovery";
import type { Language } from "@foothold/core/runs";
import { aGuidance } from "@foothold/core/testing";
import { createServerRunner } from "@foothold/runner/server";
import { type Bench, row } from "../../bench.ts";
import { guidanceByStep } from "./guidance-by-step.ts";
import { judgeOffers, type Offer, type StuckLearner } from "./judge-offers.ts";
import { notes } from "./notes.ts";
import { otherPrograms } from "./other-programs.ts";
import { situationOf } from "./run-program.ts";

type Failure = { problem: string; bug: string; language: Language; situation: Situation };

const idOf = ({ problem, bug }: { problem: string; bug: string }) => `${problem}/${bug}`;
const noted = new Set(notes.map(idOf));

export const guidance: Bench = {
  what: "Notes at every step: the share of other learners who get the right one, and how often it is right",
  async run() {
    const catalog = loadCatalog();
    const problems = catalogProblems(catalog);
    const runner = await createServerRunner({
      checkers: catalog.checkers(),
      warm: { javascript: 1, python: 1 },
    });
    try {
      const memory: Guidance[] = [];
      const failures: Failure[] = [];
      for (const slug of new Set(notes.map(({ problem }) => problem))) {
        const problem = await problems.find(slug);
        if (!problem) throw new Error(`There is no problem called "${slug}".`);
        for (const program of programsOf(problem)) {
          const situation = await situationOf(runner, problem, program.language, program.code);
          const note = notes.find((each) => idOf(each) === idOf(program));
          if (program.isOriginal && note) {
            memory.push(aGuidance({ id: idOf(note), situation, words: note.words }));
          } else failures.push({ ...program, situation });
        }
      }
      return [...rowsFor(memory, failures), ...(await guidanceByStep(runner))];
    } finally {
      await runner.close();
    }
  },
};

/** Without programs that are only too slow: they fail by the clock, which differs between machines. */
function programsOf(problem: Problem) {
  const { slug, wrongPrograms } = problem;
  const authored = wrongPrograms
    .filter(({ bugKind }) => bugKind !== "too-slow")
    .map(({ name, language, code }) => {
      const isOriginal = language === "javascript" && noted.has(idOf({ problem: slug, bug: name }));
      return { problem: slug, bug: name, language, code, isOriginal };
    });
  const others = otherPrograms
    .filter((program) => program.problem === slug)
    .map((program) => ({ ...program, language: "javascript" as const, isOriginal: false }));
  return [...authored, ...others];
}

function rowsFor(memory: readonly Guidance[], failures: readonly Failure[]) {
  const ours: Offer = (situation) => rankGuidance(situation, memory)[0]?.guidance.id ?? null;
  const sameTests: Offer = (situation) =>
    memory.find((note) => testsOf(note.situation) === testsOf(situation))?.id ?? null;
  const learners = failures.map(
    (failure): StuckLearner => ({
      name: `${idOf(failure)} in ${failure.language}`,
      situation: failure.situation,
      expected: noted.has(idOf(failure)) ? idOf(failure) : null,
    }),
  );
  const subject = judgeOffers(learners, ours);
  const baseline = judgeOffers(learners, sameTests);
  console.log(
    `  ${failures.length} failures, ${subject.wanted} of them with a note; offered ${subject.offered}, right ${subject.right}`,
  );
  for (const line of subject.wrong) console.log(`  ${line}`);
  return [
    row(
      "got the right note, against exactly the same failing tests",
      "%",
      baseline.share,
      subject.share,
    ),
    row(
      "offered notes that are right, against the same",
      "%",
      baseline.precision,
      subject.precision,
    ),
  ];
}

function testsOf({ problemSlug, failedTests }: Situation): string {
  return `${problemSlug} ${failedTests.map(({ index }) => index).join(" ")}`;
}
