import { sourceExtensions } from "../../authored/authored-problem.ts";
import type { CatalogProblem, WrongProgram } from "../../problem/catalog-problem.ts";
import type { CheckedProblem, RuleResult } from "../checked-problem.ts";
import type { Executor } from "../run/executor.ts";
import { failingTests } from "../run/measure-caught-by.ts";

/** A program that is too slow must still fail with this many times the limit. */
export const tooSlowFactor = 3;

/** Checks that every wrong program fails on exactly the tests it names. */
export async function checkWrongPrograms({
  problem,
  execute,
}: CheckedProblem): Promise<RuleResult> {
  const findings: string[] = [];
  for (const program of problem.wrongPrograms) {
    const file = `problems/${problem.slug}/wrong/${program.name}.${sourceExtensions[program.language]}`;
    const failing = await failingTests(problem, program, execute);
    const unloaded = failing.find(({ message }) => message.startsWith("did not compile"));
    if (unloaded) {
      findings.push(`${file}: ${unloaded.message}`);
      continue;
    }
    if (failing.length === 0) findings.push(`${file}: passes every test`);
    findings.push(...differences(problem, program, failing).map((text) => `${file}: ${text}`));
    if (program.bugKind === "too-slow") {
      const slow = await isTooSlow(problem, program, failing, execute);
      if (!slow) findings.push(`${file}: does not exceed ${tooSlowFactor} times the limit`);
    }
  }
  return { findings, measured: { wrongPrograms: problem.wrongPrograms.length } };
}

function differences(
  { tests }: CatalogProblem,
  { caughtBy }: WrongProgram,
  failing: readonly { id: string; status: string }[],
): string[] {
  const named = caughtBy.map((index) => tests[index]?.id ?? "");
  const unnamed = failing.filter(({ id }) => !named.includes(id));
  const passed = named.filter((id) => !failing.some((test) => test.id === id));
  const also = unnamed.map(({ id, status }) => `${id} (${status})`).join(", ");
  return [
    ...(unnamed.length > 0 ? [`caughtBy does not name ${also}`] : []),
    ...(passed.length > 0 ? [`passes ${passed.join(", ")}, which caughtBy names`] : []),
  ];
}

async function isTooSlow(
  problem: CatalogProblem,
  { code, language }: WrongProgram,
  failing: readonly { id: string; status: string }[],
  execute: Executor,
): Promise<boolean> {
  const late = failing.filter(({ status }) => status === "timed-out").map(({ id }) => id);
  const testMs = problem.limits.testMs * tooSlowFactor;
  for (const id of late.reverse()) {
    const tests = problem.tests.filter((test) => test.id === id);
    const executed = await execute({ language, code, problem, tests, testMs, tries: 1 });
    if (executed.tests.some(({ status }) => status === "timed-out")) return true;
  }
  return false;
}
