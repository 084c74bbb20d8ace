import { authoredLanguages } from "../../authored/authored-problem.ts";
import type { CheckedProblem, RuleResult } from "../checked-problem.ts";
import { countPasses } from "../run/count-passes.ts";
import { entryPointOf } from "../run/executor.ts";
import { findCode } from "../text/find-code.ts";
import { checkerText, patternTexts, problemTexts, statementText } from "../text/learner-texts.ts";
import { spliceCode } from "../text/splice-code.ts";

/**
 * Checks that no text for learners and no checker in their browser contains code that makes more tests pass when pasted
 * into the starter.
 */
export async function checkLeaks(checked: CheckedProblem): Promise<RuleResult> {
  const { authored, problem, patterns, execute } = checked;
  const texts = [
    statementText(authored),
    ...problemTexts(authored),
    ...checkerText(authored),
    ...patterns.flatMap(patternTexts),
  ];
  const snippets = texts.flatMap(({ where, text }) =>
    findCode(text).map((code) => ({ where, code })),
  );
  const literal = new Set(
    [...authored.tests.visible, ...authored.tests.hidden].flatMap(({ id, generate }) =>
      generate ? [] : [id],
    ),
  );
  const findings: string[] = [];
  for (const language of authoredLanguages) {
    const starter = authored.starter[language];
    const entryPoint = entryPointOf(problem, language);
    const spliced = snippets.flatMap(({ where, code }) =>
      spliceCode(code, { starter, entryPoint, language }).map((program) => ({
        where,
        code,
        program,
      })),
    );
    const programs = [starter, ...new Set(spliced.map(({ program }) => program))];
    const counts = await countPasses(problem, literal, language, programs, execute);
    const bare = counts[0] ?? 0;
    const leaking = new Set(programs.filter((_, index) => (counts[index] ?? 0) > bare));
    const leaks = spliced.filter(({ program }) => leaking.has(program));
    const lines = leaks.map(
      ({ where, code }) => `${where}: holds ${language} code that passes tests: ${firstLine(code)}`,
    );
    findings.push(...new Set(lines));
  }
  return { findings, measured: { snippets: snippets.length } };
}

const firstLine = (code: string) => JSON.stringify(code.trim().split("\n")[0]?.slice(0, 60));
