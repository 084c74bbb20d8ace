import { findSeenRuns } from "../../attempt/browser-run/find-seen-runs.ts";
import { loadAttempt } from "../../attempt/load/load-attempt.ts";
import { requireEither } from "../../attempt/moves/require-move.ts";
import { findPastRemarks } from "../../attempt/story/past-remarks.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import type { ChatUnit } from "../../entities/chat/conversation.ts";
import type { UnitType } from "../../entities/learning/unit.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { ChatSubject } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";
import { findGivenGuidance } from "../../recovery/escalation/find-given-guidance.ts";
import { findLesson } from "../lesson/find-lesson.ts";
import { findCard } from "../recall/find-card.ts";
import { newUnit } from "../unit/new-unit.ts";

export type SubjectDeps = Pick<
  Deps,
  | "escalations"
  | "attempts"
  | "drafts"
  | "problems"
  | "conversations"
  | "lessons"
  | "deck"
  | "patterns"
  | "units"
>;

/** What a conversation is about, for its learner; refuses a unit that is not theirs or not open to questions. */
export async function loadChatSubject(
  deps: SubjectDeps,
  { unitType, unitId }: ChatUnit,
  actor: Actor,
): Promise<ChatSubject> {
  switch (unitType) {
    case "SolveProblem": {
      const loaded = await loadAttempt(deps, { attemptId: unitId }, actor);
      const attempt = requireEither(loaded, "ask-coach");
      const problem = await findProblem(deps, attempt.problemSlug);
      const [seen, guidance] = await Promise.all([
        findSeenRuns(deps, attempt, problem),
        findGivenGuidance(deps, attempt.id),
      ]);
      const told = findPastRemarks(deps, attempt);
      return { kind: "attempt", attempt, problem, seen, guidance, told };
    }
    case "ConceptBite": {
      const lesson = await findLesson(deps, unitId);
      return { kind: "lesson", lesson, progress: await progressOf(deps, unitType, unitId, actor) };
    }
    case "RecallCheck": {
      const { card } = await findCard(deps, unitId, actor);
      const pattern = await deps.patterns.find(card.patternId);
      const progress = await progressOf(deps, unitType, unitId, actor);
      return { kind: "card", card, pattern, progress };
    }
  }
}

async function progressOf(
  { units }: Pick<Deps, "units">,
  unitType: UnitType,
  unitId: string,
  { userId }: Actor,
) {
  const key = { userId, unitType, unitId };
  return (await units.find(key)) ?? newUnit(key);
}

export function titleOf(subject: ChatSubject): string {
  if (subject.kind === "attempt") return subject.problem.title;
  return subject.kind === "lesson" ? subject.lesson.title : subject.card.question;
}
