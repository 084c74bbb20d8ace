import { type ExplanationField, explanationFields } from "@foothold/core/catalog";
import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import type { RuleResult } from "../checked-problem.ts";

export const minPhrasings = 15;
export const minMisconceptionPhrasings = 5;
export const minMisconceptions = 3;

const conceptBounds: Record<ExplanationField, readonly [least: number, most: number]> = {
  explanation: [2, 3],
  inputOutputDescription: [1, 2],
  constraintsDescription: [1, 2],
  exampleWalkthrough: [1, 2],
  wrongApproach: [1, 2],
};

export function checkPhrasings({ slug, rubric }: AuthoredProblem): RuleResult {
  const findings: string[] = [];
  const add = (field: string, message: string) =>
    findings.push(`problems/${slug}/rubric.yaml: ${field}: ${message}`);
  let phrasings = 0;
  let misconceptions = 0;

  for (const field of explanationFields) {
    const { concepts } = rubric[field];
    const [least, most] = conceptBounds[field];
    if (concepts.length < least || concepts.length > most) {
      add(`${field}.concepts`, `has ${concepts.length}, needs ${least} to ${most}`);
    }
    misconceptions += rubric[field].misconceptions.length;
    const firstUse = new Map<string, string>();
    const check = (path: string, list: readonly string[], needed: number) => {
      const own = new Set(list.map(normalizePhrasing));
      if (own.size < needed) add(path, `has ${own.size} different phrasings, needs ${needed}`);
      list.forEach((phrasing, at) => {
        const place = `${path}[${at}]`;
        const earlier = firstUse.get(normalizePhrasing(phrasing));
        if (earlier) add(place, `"${phrasing}" already stands at ${earlier}`);
        else firstUse.set(normalizePhrasing(phrasing), place);
      });
      phrasings += list.length;
    };
    concepts.forEach((concept, at) => {
      check(`${field}.concepts[${at}].phrasings`, concept.phrasings, minPhrasings);
    });
    rubric[field].misconceptions.forEach((misconception, at) => {
      const path = `${field}.misconceptions[${at}].phrasings`;
      check(path, misconception.phrasings, minMisconceptionPhrasings);
    });
  }
  if (misconceptions < minMisconceptions) {
    add("misconceptions", `there are ${misconceptions} in all, needs ${minMisconceptions}`);
  }
  return { findings, measured: { phrasings, misconceptions } };
}

const normalizePhrasing = (phrasing: string) =>
  phrasing
    .toLowerCase()
    .replace(/[^a-z0-9+\-*/=<>[\]]+/g, " ")
    .trim();
