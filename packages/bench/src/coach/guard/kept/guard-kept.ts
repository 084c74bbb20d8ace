import { join } from "node:path";
import { catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Problem } from "@foothold/core/catalog";
import { createGuard } from "@foothold/core/coach";
import { createServerRunner } from "@foothold/runner/server";
import { type Bench, type Row, row } from "../../../bench.ts";
import { attemptOf } from "../judge-cases.ts";
import { type KeptCase, keptTargets, readKeptCases } from "./kept-case.ts";

type JudgedCase = KeptCase & { blocked: boolean };

function codeOf(problem: Problem, { learner, language }: KeptCase): string {
  if (learner === "starter") return problem.starterCode[language];
  if (learner === "reference") return problem.references[language] ?? "";
  if (learner.includes("\n")) return learner;
  const name = learner.replace(/^wrong\//, "");
  const wrong = problem.wrongPrograms.find((one) => one.name === name && one.language === language);
  if (!wrong) throw new Error(`${problem.slug} has no wrong program ${name} in ${language}.`);
  return wrong.code;
}

/** `guard-kept=folder` for a set that stands elsewhere. */
async function run(folder = join(import.meta.dirname, "cases")): Promise<Row[]> {
  const catalog = loadCatalog();
  const found = catalogProblems(catalog);
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const judged: JudgedCase[] = [];
  try {
    for (const one of readKeptCases(folder)) {
      const problem = await found.find(one.problem);
      if (!problem) throw new Error(`The catalogue has no problem ${one.problem}.`);
      const code = codeOf(problem, one);
      const attempt = attemptOf({
        problem: one.problem,
        learner: { language: one.language, code },
      });
      const told = async () => one.before.map((text) => ({ text, code }));
      const context = { problem, attempt, told };
      const verdict = await createGuard({ runner }).check(one.text, context, one.policy);
      judged.push({ ...one, blocked: verdict.leak });
      if (verdict.leak === (one.group === "harmless")) {
        const said = verdict.leak ? `${verdict.kind} (${verdict.evidence})` : "let through";
        console.log(
          `  ${one.problem}, ${one.class}, ${one.policy}: ${said}: ${one.text.replaceAll("\n", " ").slice(0, 120)}`,
        );
      }
    }
  } finally {
    await runner.close();
  }
  const names = [
    ...new Set(
      judged.map((one) => (one.group === "harmless" ? `harmless: ${one.class}` : one.group)),
    ),
  ];
  return names.map((name) => {
    const some = judged.filter(
      (one) =>
        name === one.group || (one.group === "harmless" && name === `harmless: ${one.class}`),
    );
    const share = (100 * some.filter(({ blocked }) => blocked).length) / some.length;
    const [group = "code"] = name.split(":") as (keyof typeof keptTargets)[];
    return row(`${name}, of ${some.length}`, "% blocked", keptTargets[group], share);
  });
}

export const guardKept: Bench = {
  what: "what the guard blocks of a set that somebody else wrote, against the target of each group; run it once",
  onlyByName: true,
  run,
};
