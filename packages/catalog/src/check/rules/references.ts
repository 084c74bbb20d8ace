import type { Language } from "@foothold/core/runs";
import type { CheckedProblem, RuleResult } from "../checked-problem.ts";

/** The slowest test of a reference takes at most this share of the limit. */
export const referenceShare = 1 / 5;
const languages: readonly Language[] = ["javascript", "typescript", "python"];
const timingTries = 3;

/** Checks that every reference passes every test and example in every language, well within the limit. */
export async function checkReferences(checked: CheckedProblem): Promise<RuleResult> {
  const { problem, execute } = checked;
  const { slug, limits } = problem;
  const examples = problem.examples.map((example, at) => ({ id: `examples[${at}]`, ...example }));
  const tests = [...problem.tests, ...examples];
  const findings: string[] = [];
  const measured: Record<string, number> = {};

  for (const language of languages) {
    const file = `problems/${slug}/reference.${language === "python" ? "py" : "js"}`;
    const code = problem.references[language];
    const run = () => execute({ language, code, problem, tests, testMs: limits.testMs });
    const executed = await run();
    for (const rule of executed.brokenRules) findings.push(`${file}: breaks ${rule}`);
    executed.tests.forEach(({ status, message, actual }, index) => {
      if (status === "passed") return;
      const why = message ?? `gives ${JSON.stringify(actual)?.slice(0, 80)}`;
      findings.push(`${file}: ${tests[index]?.id}: ${status} in ${language}: ${why}`);
    });

    let times = executed.tests.map(({ timeMs }) => timeMs);
    for (
      let again = 1;
      again < timingTries && slowest(times) > limits.testMs * referenceShare;
      again++
    ) {
      const retried = await run();
      times = times.map((timeMs, index) =>
        Math.min(timeMs, retried.tests[index]?.timeMs ?? timeMs),
      );
    }
    measured[`${language}Ms`] = slowest(times);
    if (slowest(times) > limits.testMs * referenceShare) {
      const id = tests[times.indexOf(slowest(times))]?.id;
      findings.push(
        `${file}: ${id}: takes ${Math.round(slowest(times))} ms in ${language}, more than a fifth of ${limits.testMs} ms`,
      );
    }
    const total = times.reduce((sum, timeMs) => sum + timeMs, 0);
    if (total > limits.totalMs / 2) {
      findings.push(`${file}: all tests take ${Math.round(total)} ms, half of totalMs or more`);
    }
  }
  return { findings, measured };
}

const slowest = (times: readonly number[]) => Math.max(...times);
