import type { V2Step } from "../../../entities/attempt-v2.ts";
import type { Topic } from "../question.ts";

const COMPLEXITY =
  /\b(complexity|big ?o|runtime|run ?time|running time|how (fast|slow|long may|much time|much memory)|efficien(t|cy)|fast enough|too slow|time limit|performance|quadratic|linear)\b|\bo\(/;

/** Matches questions about this problem's limits, not about what a complexity means. */
const REQUIRED =
  /\b(must|should|need|needs|required?|expected|here|enough|limit|target|aim|optimal|best|allowed|this (problem|task)|which complexity|have to)\b/;

const planned: readonly (V2Step | null)[] = ["IMPLEMENT", "VERIFY", "REFLECT", "COMPLETE", null];

/** The cost to aim at is part of the plan, so it is told only once the plan is made. */
export const aboutComplexity: Topic = ({ plain, problem, attempt }) => {
  if (!COMPLEXITY.test(plain) || !REQUIRED.test(plain)) return null;
  const { testMs } = problem.limits;
  const limit = testMs === undefined ? "" : ` One test may take ${testMs} ms.`;
  const sizes = problem.constraints.filter((constraint) => /\d/.test(constraint)).slice(0, 2);
  const given = `These limits hold: ${sizes.join(" ")}${limit}`;
  if (!planned.includes(attempt.v2Step)) {
    return `${given} Take the largest input and count: how often would your way touch each value? Some ten million simple steps fit into a second.`;
  }
  const { time, space } = problem.expectedComplexity;
  return `${given} A good program takes ${time} time and ${space} space here. Count how often your innermost line runs, and compare.`;
};
