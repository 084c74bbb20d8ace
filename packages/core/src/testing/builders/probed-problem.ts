import type { Problem } from "../../entities/catalog/problem.ts";
import type { Probe } from "../../entities/catalog/problem-teaching.ts";
import { aProblem } from "./problem-builder.ts";

/** `aProblem` with two misreadings, and probes that tell them apart. */
export function aProbedProblem(given: Partial<Problem> = {}): Problem {
  return aProblem({
    misreadings: [
      {
        name: "subtracts",
        reading: "The second price is taken off the first.",
        question: "In the example, is the result larger or smaller than both prices?",
      },
      {
        name: "joins-the-digits",
        reading: "The digits are written side by side.",
        question: "How many digits has the result of the example?",
      },
    ],
    probes: [aProbe(4, 9), aProbe(20, 5), aProbe(7, 7), aProbe(13, 2), aProbe(6, 30), aProbe(8, 1)],
    ...given,
  });
}

function aProbe(a: number, b: number): Probe {
  return {
    args: [a, b],
    expected: a + b,
    misread: { subtracts: a - b, "joins-the-digits": Number(`${a}${b}`) },
    generated: [],
  };
}
