import { sourceExtensions } from "../../authored/authored-problem.ts";
import { nativeReference } from "../../native/call-reference.ts";
import type { CheckedProblem, RuleResult } from "../checked-problem.ts";

/** Checks that the known input breaks each program, and that it passes enough tests to be worth the search. */
export async function checkAdversaries(checked: CheckedProblem): Promise<RuleResult> {
  const { authored, problem, execute } = checked;
  const solve = nativeReference(authored);
  const visible = problem.tests.filter(({ hidden }) => !hidden);
  const { testMs } = problem.limits;
  const findings: string[] = [];
  for (const { id, language, code, knownAnswer } of problem.adversaryChallenges) {
    const file = `problems/${problem.slug}/adversary/${id}.${sourceExtensions[language]}`;
    const known = { args: knownAnswer, expected: solve(knownAnswer) };
    const tests = [known, ...visible];
    const executed = await execute({ language, code, problem, tests, testMs });
    const [answer, ...others] = executed.tests;
    if (answer?.message?.startsWith("did not compile")) findings.push(`${file}: ${answer.message}`);
    else if (answer?.status === "passed") findings.push(`${file}: is right on its knownAnswer`);
    else if (!others.some(({ status }) => status === "passed")) {
      findings.push(`${file}: passes no visible test, so anything would be an answer`);
    }
  }
  return { findings, measured: { adversaries: problem.adversaryChallenges.length } };
}
