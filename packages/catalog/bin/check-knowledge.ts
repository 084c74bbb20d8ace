import type { Runner } from "@foothold/core/runs";
import { checkKnowledge } from "../src/check/index.ts";
import { type Catalog, catalogProblems } from "../src/index.ts";

/** Checks what the built-in coach knows beside the problems; answers whether all is well. */
export async function checkAllKnowledge(
  catalog: Catalog,
  runner: Pick<Runner, "run">,
): Promise<boolean> {
  const problems = catalogProblems(catalog);
  const found = await Promise.all(catalog.list().map(({ slug }) => problems.find(slug)));
  const all = found.flatMap((problem) => problem ?? []);
  const { findings, measured } = await checkKnowledge(catalog.knowledge(), all, runner);
  const { entries, examples, grade } = measured;
  console.log(`knowledge: ${entries} entries, ${examples} examples run, grade ${grade.toFixed(1)}`);
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(`${findings.length} findings`);
  return findings.length === 0;
}
