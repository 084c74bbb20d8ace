import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { nativeReference } from "../native/call-reference.ts";
import { sameAnswerFor } from "../probes/same-answer.ts";
import { effortOf, smallInputs } from "../probes/small-inputs.ts";
import type { InvariantBreaksFile } from "../schema/invariant-breaks.ts";
import type { Json } from "../schema/shared.ts";
import { loadMoments, type Walk } from "./run-moments.ts";

export type BrokenInvariant = { findings: string[]; breaks: InvariantBreaksFile };

/**
 * For each wrong choice the smallest input, and the moment there, at which it is false. A right choice has to hold at
 * every moment of every small input, and the walk has to give the right answer: otherwise a false claim proves nothing.
 */
export function breakInvariant(authored: AuthoredProblem): BrokenInvariant {
  const { slug, invariantSource, plan } = authored;
  const walks = walkAll(authored, loadMoments(slug, invariantSource));
  const findings = wrongAnswers(authored, walks);
  const breaks: InvariantBreaksFile = {};
  for (const { id, right, choices } of plan.invariant.slots) {
    breaks[id] = choices.map(({ text }, index) => {
      const found = firstBreak(walks, id, index);
      if (found && index === right) {
        findings.push(`the right choice “${text}” is false: ${JSON.stringify(found)}`);
      }
      if (!found && index !== right) findings.push(`no small input shows “${text}” to be false`);
      return index === right ? null : found;
    });
  }
  return { findings, breaks };
}

type Walked = Walk & { args: Json[] };

/** The smallest inputs first; hidden tests are left out, because a learner sees the input. */
function walkAll(authored: AuthoredProblem, walk: (args: readonly Json[]) => Walk): Walked[] {
  const hidden = new Set(authored.tests.hidden.map(({ args }) => JSON.stringify(args)));
  return smallInputs(authored)
    .filter((args) => !hidden.has(JSON.stringify(args)))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .map((args) => ({ args, ...walk(args) }));
}

const EMPTY_COST = 6;

/** An empty list or text shows little, so it comes after small ones. */
function sizeOf(args: readonly Json[]): number {
  const empty = args.filter((value) => ["[]", '""'].includes(JSON.stringify(value))).length;
  return (effortOf([...args]) + EMPTY_COST * empty) * 1000 + JSON.stringify(args).length;
}

function wrongAnswers(authored: AuthoredProblem, walks: readonly Walked[]): string[] {
  const reference = nativeReference(authored);
  const isSame = sameAnswerFor(authored);
  const wrong = walks.find(({ args, answer }) => !isSame(args, reference(args), answer));
  return wrong
    ? [
        `moments gives ${JSON.stringify(wrong.answer)} for ${JSON.stringify(wrong.args)}, which is wrong`,
      ]
    : [];
}

function firstBreak(walks: readonly Walked[], slot: string, choice: number) {
  for (const { args, moments } of walks) {
    for (const { when, slots } of moments) {
      const claim = slots[slot]?.[choice];
      if (claim && !claim.holds) return { args, when, says: claim.says, is: claim.is };
    }
  }
  return null;
}
