import { loadCompletedAttempt } from "../../../attempt/load/load-completed-attempt.ts";
import { type ProgramShape, programShape } from "../../../attempt/program/program-shape.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { withTypedSignature } from "../../../catalog/with-typed-signature.ts";
import type { AttemptV2 } from "../../../entities/attempt-v2.ts";
import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { type Language, languageSchema } from "../../../entities/runs/language.ts";
import type { Deps } from "../../../ports/deps.ts";

export const MOST_EARLIER_SOLUTIONS = 10;

export type SolutionInLanguage = {
  language: Language;
  code: string;
  /** The slow solution that is easy to see to be right. */
  simpleWay: string | null;
};

export type OwnSolution = {
  attemptId: string;
  language: Language;
  finishedAt: string;
  code: string;
};

/** The author's solution beside the learner's own; only for a complete attempt. */
export type SolutionView = {
  solutions: SolutionInLanguage[];
  walkthrough: string;
  cost: Problem["expectedComplexity"];
  /** In the language of the attempt. */
  shapes: { own: ProgramShape; author: ProgramShape | null };
  /** What the learner wrote in other complete attempts, newest first. */
  earlier: OwnSolution[];
};

export async function viewSolution(
  deps: Pick<Deps, "attempts" | "problems">,
  input: { attemptId: string },
  actor: Actor,
): Promise<SolutionView> {
  const attempt = await loadCompletedAttempt(deps, input, actor);
  const problem = await findProblem(deps, attempt.problemSlug);
  const { language, code } = attempt;
  const shapeOf = (program: string) =>
    programShape(program, language, entryPointIn(problem.signature, language));
  const reference = problem.references[language];
  return {
    solutions: languageSchema.options.flatMap((each) => {
      const program = problem.references[each];
      if (program === undefined) return [];
      const shown = (text: string) =>
        each === "typescript" ? withTypedSignature(text, problem.starterCode.typescript) : text;
      const simpleWay = problem.bruteForce[each];
      return [
        { language: each, code: shown(program), simpleWay: simpleWay ? shown(simpleWay) : null },
      ];
    }),
    walkthrough: problem.walkthrough,
    cost: problem.expectedComplexity,
    shapes: { own: shapeOf(code), author: reference === undefined ? null : shapeOf(reference) },
    earlier: await earlierSolutions(deps, attempt),
  };
}

async function earlierSolutions(
  { attempts }: Pick<Deps, "attempts">,
  { id, userId, problemSlug }: AttemptV2,
): Promise<OwnSolution[]> {
  const records = await attempts.records({ userId, problemSlug });
  const others = records.filter((other) => other.id !== id && other.v2Step === "COMPLETE");
  const found = await Promise.all(
    others.slice(0, MOST_EARLIER_SOLUTIONS).map((other) => attempts.find(other.id)),
  );
  return found.flatMap((other) =>
    other?.finishedAt
      ? [
          {
            attemptId: other.id,
            language: other.language,
            finishedAt: other.finishedAt,
            code: other.code,
          },
        ]
      : [],
  );
}
