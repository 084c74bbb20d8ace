import type { CoachContext } from "../../../ports/coach.ts";
import type { Candidate } from "../run/program.ts";
import { changedPrograms } from "../splice/changed-programs.ts";
import { changedTo } from "../splice/changed-to.ts";
import { replacementsTold } from "./replacements.ts";
import { settingsTold } from "./settings.ts";

/** So many programs are made of what the sentences say to change. */
const MAX_CHANGES = 8;

/** The learner's program as sentences say to change it: "change `<` to `<=`", "set high to middle minus one". */
export function toldChanges(text: string, context: CoachContext): Candidate[] {
  const { problem, attempt } = context;
  const programs = [
    ...replacementsTold(text, attempt.code),
    ...settingsTold(text, attempt.code).flatMap((line) =>
      changedPrograms(attempt.code, [line], problem, attempt.language).slice(0, MAX_CHANGES),
    ),
  ];
  return [...new Set(programs)].slice(0, MAX_CHANGES).map((code) => changedTo(code, context));
}
