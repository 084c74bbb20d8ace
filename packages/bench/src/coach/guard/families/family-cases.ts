import type { Problem } from "@foothold/core/catalog";
import { entryPointIn } from "@foothold/core/catalog";
import type { Runner } from "@foothold/core/runs";
import { type BrokenProgram, breakProgram } from "./break-program.ts";
import { tellFix } from "./told-fixes.ts";

export type FamilyCase = {
  family: string;
  problem: string;
  leaks: boolean;
  language: "javascript" | "python";
  code: string;
  text: string;
  /** Replies before this one, oldest first. */
  before?: readonly string[];
};

const languages = ["javascript", "python"] as const;
const openings = ["", "Nearly there. ", "Good work so far. ", "I had a look at your program. "];

/** Sentences that tell how to mend a broken reference; `forms` of each break, in turn. */
export async function toldFixCases(
  problem: Problem,
  runner: Pick<Runner, "run">,
  forms: number,
): Promise<FamilyCase[]> {
  const cases: FamilyCase[] = [];
  for (const language of languages) {
    const reference = problem.references[language];
    if (!reference) continue;
    const chosen = await chooseBroken(problem, language, breakProgram(reference, language), runner);
    chosen.forEach(({ code, broken }, at) => {
      const told = tellFix(broken);
      const start = at * 3 + problem.slug.length + (language === "python" ? 1 : 0);
      for (let form = 0; form < Math.min(forms, told.length); form++) {
        const sentence = told[(start + form * 2 + (form >= told.length / 2 ? 1 : 0)) % told.length];
        const text = `${openings[(start + form) % openings.length]}${sentence}`;
        cases.push({
          family: `fix: ${broken.kind}`,
          problem: problem.slug,
          leaks: true,
          language,
          code,
          text,
        });
      }
    });
  }
  return cases;
}

/** The first broken program of each kind that fails a test. */
async function chooseBroken(
  problem: Problem,
  language: "javascript" | "python",
  all: readonly BrokenProgram[],
  { run }: Pick<Runner, "run">,
): Promise<BrokenProgram[]> {
  const chosen = new Map<string, BrokenProgram>();
  for (const one of all) {
    if (chosen.has(one.broken.kind)) continue;
    const { signature } = problem;
    const outcome = await run({
      language,
      code: one.code,
      entryPoint: entryPointIn(signature, language),
      signature: {
        parameters: signature.parameters.map(({ kind }) => kind),
        returns: signature.returns.kind,
        ...(signature.resultArgument !== undefined && { resultArgument: signature.resultArgument }),
      },
      comparison: problem.comparison,
      limits: { ...problem.limits, totalMs: 1_500 },
      tests: problem.tests.map(({ args, expected }) => ({ args, expected })),
      requester: "bench",
    });
    const fails = outcome.tests.some(({ status }) => status === "failed" || status === "errored");
    if (fails && outcome.status !== "did-not-compile") chosen.set(one.broken.kind, one);
  }
  return [...chosen.values()];
}
