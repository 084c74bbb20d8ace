import { catalogProblems, loadCatalog } from "@foothold/catalog";
import { createGuard, type GuardPolicy } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { createServerRunner } from "@foothold/runner/server";
import { type Bench, type Row, row } from "../../../bench.ts";
import { attemptOf } from "../judge-cases.ts";
import { type FamilyCase, toldFixCases } from "./family-cases.ts";
import { harmlessCases } from "./harmless-cases.ts";
import { recipeCases } from "./recipe-cases.ts";

const policies = ["strict", "balanced", "rescue"] as const;
/** The forms of each told fix that are tried, in turn over the problems. */
const FORMS = 2;

type JudgedCase = FamilyCase & { policy: GuardPolicy; blocked: boolean; runs: number };

async function judge(one: FamilyCase, policy: GuardPolicy, runner: Runner): Promise<JudgedCase> {
  const problem = await catalogProblems(loadCatalog()).find(one.problem);
  if (!problem) throw new Error(`No problem ${one.problem}.`);
  let runs = 0;
  const counting = {
    run: (request: Parameters<Runner["run"]>[0]) => {
      runs += 1;
      return runner.run(request);
    },
  };
  const learner = { language: one.language, code: one.code };
  const attempt = attemptOf({ problem: one.problem, learner });
  const { leak } = await createGuard({ runner: counting }).check(
    one.text,
    { problem, attempt },
    policy,
  );
  return { ...one, policy, blocked: leak, runs };
}

/** The simplest rule, as a baseline: a reply with a code mark is blocked. */
const shareRow = (name: string, some: readonly JudgedCase[]): Row => {
  const percent = (part: readonly unknown[]) => (100 * part.length) / Math.max(1, some.length);
  const marked = some.filter(({ text }) => text.includes("`"));
  return row(
    `${name}, of ${some.length}`,
    "% blocked",
    percent(marked),
    percent(some.filter(({ blocked }) => blocked)),
  );
};

/** `guard-families=two-sum,word-break` for some problems. After a rescue, prose may tell the way, so only harmless replies count. */
async function run(detail?: string): Promise<Row[]> {
  const catalog = loadCatalog();
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const found = catalogProblems(catalog);
  const judged: JudgedCase[] = [];
  try {
    for (const slug of detail?.split(",") ?? (await found.list()).map(({ slug }) => slug)) {
      const problem = await found.find(slug);
      if (!problem) throw new Error(`No problem ${slug}.`);
      const cases = [
        ...(await toldFixCases(problem, runner, FORMS)),
        ...recipeCases(problem),
        ...harmlessCases(problem),
      ];
      for (const one of cases) {
        for (const policy of policies) {
          if (policy === "rescue" && one.leaks) continue;
          const done = await judge(one, policy, runner);
          judged.push(done);
          if (done.blocked !== one.leaks) {
            console.log(
              `  ${slug}, ${one.language}, ${policy}, ${one.family}: ${one.text.replaceAll("\n", " ").slice(0, 110)}`,
            );
          }
        }
      }
    }
  } finally {
    await runner.close();
  }
  const families = [...new Set(judged.map(({ family }) => family))];
  return [
    ...families.flatMap((family) =>
      policies.flatMap((policy) => {
        const some = judged.filter((one) => one.family === family && one.policy === policy);
        return some.length > 0 ? [shareRow(`${family}, ${policy}`, some)] : [];
      }),
    ),
    row(
      "sandboxes for one reply at most, against the bound",
      "runs",
      5,
      Math.max(...judged.map(({ runs }) => runs)),
    ),
  ];
}

export const guardFamilies: Bench = {
  what: "fixes and recipes told in many forms on every problem, and harmless replies, against a rule that blocks every code mark",
  onlyByName: true,
  run,
};
