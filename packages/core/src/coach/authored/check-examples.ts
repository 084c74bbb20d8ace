import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { CheckWithReference } from "../examples/check-with-reference.ts";
import { readExamples } from "../examples/read-examples.ts";
import type { Finding } from "./read-explanation.ts";

export const MAX_EXAMPLES_RUN = 3;

/** Runs the examples a learner wrote. A wrong one is shown with what the input really gives. */
export async function checkExamples(
  problem: Problem,
  payload: UnderstandPayload,
  runReference: CheckWithReference,
): Promise<{ right: string[]; wrong: Finding[] }> {
  const texts = [payload.exampleWalkthrough, ...payload.followups.map(({ answer }) => answer)];
  const examples = texts.flatMap((text) => readExamples(text, problem)).slice(0, MAX_EXAMPLES_RUN);
  const right: string[] = [];
  const wrong: Finding[] = [];
  for (const { args, claimed } of examples) {
    const checked = await runReference(problem, args, claimed);
    if (!checked) continue;
    const input = args.map((value) => JSON.stringify(value)).join(", ");
    if (!checked.allowed) {
      wrong.push({
        label: `${input} is no input of this problem. ${checked.why}`,
        question: "Which input would fit the limits of the problem, and what comes out for it?",
      });
    } else if (checked.agrees)
      right.push(`Your example is right: ${input} gives ${JSON.stringify(claimed)}.`);
    else {
      wrong.push({
        label: `For ${input} the answer is ${JSON.stringify(checked.answer)}, not ${JSON.stringify(claimed)}.`,
        question: `Go through ${input} again, one value at a time. Where does your result differ?`,
      });
    }
  }
  return { right, wrong: wrong.slice(0, 1) };
}
