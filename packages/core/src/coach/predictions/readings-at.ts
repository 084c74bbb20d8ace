import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import type { Problems, ReadAnswers } from "../../ports/catalog.ts";

/**
 * What the reference and each misreading give for an input. For a probe this is stored; any other input is run, which
 * may take too long.
 */
export async function readingsAt(
  { problems }: { problems: Pick<Problems, "readingsOf"> },
  { slug, probes }: Pick<Problem, "slug" | "probes">,
  args: readonly RunValue[],
): Promise<ReadAnswers | null> {
  const input = JSON.stringify(args);
  const probe = probes.find((one) => JSON.stringify(one.args) === input);
  return probe ?? (await problems.readingsOf(slug, args));
}
