import type { CoachContext } from "../../../ports/coach/coach.ts";
import { changedCandidate } from "../candidates/changed-candidate.ts";
import { insertPieces } from "../candidates/insert-pieces.ts";
import type { Candidate } from "../run/candidate.ts";
import { applyReplacements } from "./apply-replacements.ts";
import { readAssignments } from "./read-assignments.ts";

/** The most programs that are built from instructions in sentences. */
const MAX_CHANGES = 8;

/** Changes the learner's program as sentences say: "change `<` to `<=`", "set high to middle minus one". */
export function applyInstructions(text: string, context: CoachContext): Candidate[] {
  const { problem, attempt } = context;
  const programs = [
    ...applyReplacements(text, attempt.code),
    ...readAssignments(text, attempt.code).flatMap((line) =>
      insertPieces(attempt.code, [line], problem, attempt.language).slice(0, MAX_CHANGES),
    ),
  ];
  return [...new Set(programs)]
    .slice(0, MAX_CHANGES)
    .map((code) => changedCandidate(code, context));
}
