import { catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Guidance } from "@foothold/core/recovery";
import { rankGuidance } from "@foothold/core/recovery";
import type { Runner } from "@foothold/core/runs";
import { aGuidance } from "@foothold/core/testing";
import { row } from "../../bench.ts";
import { judgeOffers, type StuckLearner } from "./judge-offers.ts";
import { notes } from "./notes.ts";
import { type StepCase, stepCases } from "./step-cases.ts";

/** Only every second mistake has a note, so that a note offered for another mistake is counted as wrong. */
const isNoted = (_: string, at: number) => at % 2 === 0;

/** The steps without failing tests: how often the right note is found, against any note for the same problem and step. */
export async function guidanceByStep(runner: Pick<Runner, "run">) {
  const problems = catalogProblems(loadCatalog());
  const rows = [];
  for (const [step, casesOf] of Object.entries(stepCases)) {
    const startedMs = Date.now();
    const memory: Guidance[] = [];
    const learners: StuckLearner[] = [];
    for (const slug of new Set(notes.map((note) => note.problem))) {
      const problem = await problems.find(slug);
      if (problem) splitCases(await casesOf(problem, runner), memory, learners);
    }
    const subject = judgeOffers(
      learners,
      (one) => rankGuidance(one, memory)[0]?.guidance.id ?? null,
    );
    const baseline = judgeOffers(
      learners,
      ({ problemSlug }) =>
        memory.find((note) => note.situation.problemSlug === problemSlug)?.id ?? null,
    );
    console.log(
      `  ${step}: ${memory.length} notes, ${learners.length} learners, ${subject.wanted} with a note; offered ${subject.offered}, right ${subject.right} (${Math.round((Date.now() - startedMs) / 1000)} s)`,
    );
    for (const line of subject.wrong) console.log(`    ${line}`);
    rows.push(row(`${step}: got the right note`, "%", baseline.share, subject.share));
    rows.push(
      row(`${step}: offered notes that are right`, "%", baseline.precision, subject.precision),
    );
  }
  return rows;
}

/** For each noted mistake the first learner gets an answer, which becomes a note. The other cases are the learners who ask. */
function splitCases(
  cases: readonly StepCase[],
  memory: Guidance[],
  learners: StuckLearner[],
): void {
  const kinds = [...new Set(cases.map(({ wrong }) => wrong))];
  const noted = new Set(kinds.filter(isNoted));
  const answered = new Set<string>();
  for (const { problem, wrong, situation } of cases) {
    const id = `${problem}/${wrong}`;
    if (noted.has(wrong) && !answered.has(wrong)) {
      answered.add(wrong);
      memory.push(
        aGuidance({ id, situation, words: wrong, status: "verified", scope: "everyone" }),
      );
    } else learners.push({ name: id, situation, expected: noted.has(wrong) ? id : null });
  }
}
