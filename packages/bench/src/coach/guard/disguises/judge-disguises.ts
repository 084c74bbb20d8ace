import { catalogProblems, loadCatalog } from "@foothold/catalog";
import { createGuard, type GuardPolicy } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { attemptOf } from "../judge-cases.ts";
import { type DisguiseCase, disguisesOf } from "./disguise-cases.ts";

export type JudgedDisguise = DisguiseCase & {
  problem: string;
  policy: GuardPolicy;
  blocked: boolean;
};

/** No program passes a test here: what is blocked was read, not run. */
const failingRunner: Pick<Runner, "run"> = {
  run: async ({ tests }) => ({
    status: "failed",
    tests: tests.map((_, index) => ({
      index,
      status: "failed",
      hidden: false,
      stdout: "",
      stdoutTruncated: false,
      ...unmeasured,
    })),
    ...unmeasured,
  }),
};
const unmeasured = { timeMs: 0, peakMemoryBytes: 0 };

export async function judgeDisguises(
  policies: readonly GuardPolicy[],
  slugs?: readonly string[],
): Promise<JudgedDisguise[]> {
  const found = catalogProblems(loadCatalog());
  const guard = createGuard({ runner: failingRunner });
  const judged: JudgedDisguise[] = [];
  for (const slug of slugs ?? (await found.list()).map(({ slug }) => slug)) {
    const problem = await found.find(slug);
    if (!problem) throw new Error(`No problem ${slug}.`);
    for (const one of disguisesOf(problem)) {
      const learner = { language: one.language, code: problem.starterCode[one.language] };
      const attempt = attemptOf({ problem: slug, learner });
      for (const policy of policies) {
        const { leak } = await guard.check(one.text, { problem, attempt }, policy);
        judged.push({ ...one, problem: slug, policy, blocked: leak });
      }
    }
  }
  return judged;
}
