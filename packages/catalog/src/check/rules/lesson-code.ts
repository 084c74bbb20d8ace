import type { LessonCode } from "@foothold/core/learning";
import { languageSchema } from "@foothold/core/runs";
import type { CatalogPattern } from "../../pattern/load-pattern.ts";
import { runLimits } from "../../problem/run-limits.ts";
import type { RuleResult } from "../checked-problem.ts";
import type { Executor } from "../run/executor.ts";
import { checkTypeScriptStarters } from "./starters.ts";

const TEST_MS = 2000;

/** A lesson has code and a picture; its programs run in every language and give what the lesson says. */
export async function checkLessonCode(
  { id, lesson }: Pick<CatalogPattern, "id" | "lesson">,
  execute: Executor,
): Promise<RuleResult> {
  const file = `patterns/${id}/lesson.yaml`;
  const findings: string[] = [];
  const codes = lesson.sections.flatMap(({ code }) => (code ? [code] : []));
  const pictures = lesson.sections.flatMap((section) => section.pictures);
  if (codes.length === 0) findings.push(`${file}: needs a section with code`);
  if (pictures.length === 0) findings.push(`${file}: needs a picture`);
  for (const code of codes) {
    const wrong = await wrongResults(code, execute);
    findings.push(...wrong.map((finding) => `${file}: ${code.name}: ${finding}`));
  }
  const typed = codes.map((code) => ({ slug: `${id}-${code.name}`, starter: code }));
  const compiled = codes.length > 0 ? await checkTypeScriptStarters(typed) : { findings: [] };
  findings.push(...compiled.findings.map((finding) => `${file}: ${finding}`));
  return { findings, measured: { programs: codes.length, pictures: pictures.length } };
}

async function wrongResults(code: LessonCode, execute: Executor): Promise<string[]> {
  const { name, pythonName, args, gives } = code;
  const parameters = args.map((_, at) => ({ name: `a${at}`, type: "any", kind: "plain" as const }));
  const problem = {
    signature: {
      name,
      ...(pythonName && { pythonName }),
      parameters,
      returns: { type: "any", kind: "plain" as const },
    },
    comparison: { kind: "exact" as const },
    sourceRules: [],
    limits: runLimits({ testMs: TEST_MS }),
  };
  const findings: string[] = [];
  for (const language of languageSchema.options) {
    const test = { args, expected: gives };
    const { tests } = await execute({
      language,
      code: code[language],
      problem,
      tests: [test],
      testMs: TEST_MS,
    });
    const [done] = tests;
    if (done?.status === "passed") continue;
    findings.push(`${language}: ${done?.message ?? `gives ${JSON.stringify(done?.actual)}`}`);
  }
  return findings;
}
