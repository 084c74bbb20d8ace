import { catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Problem, Problems } from "@foothold/core/catalog";
import { authoredCoach } from "@foothold/core/coach";
import { createServerRunner, type ServerRunner } from "@foothold/runner/server";
import type { Bench } from "../bench.ts";
import { type Explained, explainProgram, type Program } from "./explain-program.ts";

type Case = "as in the catalogue" | "left out of the catalogue" | "other bugs";
type Told = Explained & { case: Case; slug: string; program: Program };

/**
 * Runs and explains every wrong program of the catalogue as a learner's; then again without its own entry, when naming
 * any bug is a false claim; and the programs of the adversary challenges too. `coach-failures=two-sum,word-break` takes
 * only some problems.
 */
export const coachFailures: Bench = {
  what: "failure explanations of the catalogue's wrong programs: true bug named, false claims",
  onlyByName: true,
  async run(detail) {
    const catalog = loadCatalog();
    const problems = catalogProblems(catalog);
    const slugs = detail?.split(",") ?? catalog.list().map(({ slug }) => slug);
    const runner = await createServerRunner({ checkers: catalog.checkers() });
    const told: Told[] = [];
    try {
      for (const slug of slugs) {
        const problem = await problems.find(slug);
        if (!problem) throw new Error(`no problem ${slug}`);
        told.push(...(await explainAll(problem, runner, problems)));
        console.log(`  ${slug}: ${told.filter((each) => each.slug === slug).length} explained`);
      }
    } finally {
      await runner.close();
    }
    for (const each of told) if (isFalse(each)) tell(each);
    return rowsOf(told);
  },
};

async function explainAll(
  problem: Problem,
  runner: ServerRunner,
  problems: Problems,
): Promise<Told[]> {
  const coach = authoredCoach(runner, undefined, problems);
  const told: Told[] = [];
  const explain = async (name: Case, known: Problem, program: Program) => {
    const explained = await explainProgram(coach, runner, known, program);
    if (explained) told.push({ ...explained, case: name, slug: problem.slug, program });
  };
  for (const program of problem.wrongPrograms) {
    await explain("as in the catalogue", problem, program);
    const others = problem.wrongPrograms.filter(({ name }) => name !== program.name);
    await explain("left out of the catalogue", { ...problem, wrongPrograms: others }, program);
  }
  for (const { id, language, code } of problem.adversaryChallenges) {
    await explain("other bugs", problem, { name: id, language, code });
  }
  return told;
}

function isFalse({ named, program }: Told): boolean {
  return named !== null && named !== program.name;
}

function rowsOf(told: readonly Told[]) {
  const keys = [...new Set(told.map((each) => `${each.case}, ${each.program.language}`))];
  return keys.map((key) => {
    const some = told.filter((each) => `${each.case}, ${each.program.language}` === key);
    const visible = some.filter((each) => each.visible);
    const share = (part: number, of: number) =>
      of === 0 ? "" : `${part} (${Math.round((part / of) * 1000) / 10}%)`;
    return {
      programs: key,
      explained: some.length,
      "true bug named": share(
        some.filter((each) => each.named === each.program.name).length,
        some.length,
      ),
      "of these by time alone": some.filter(
        (each) => each.named === each.program.name && each.byTimeAlone,
      ).length,
      "nothing named": some.filter((each) => each.named === null).length,
      "false claim": share(some.filter(isFalse).length, some.length),
      "visible test fails": visible.length,
      "line and values shown": share(visible.filter((each) => each.placed).length, visible.length),
    };
  });
}

function tell({ case: name, slug, program, named, text }: Told): void {
  console.log(
    `\n${slug} ${program.name} (${program.language}), ${name}: called ${named}\n  ${text}`,
  );
}
