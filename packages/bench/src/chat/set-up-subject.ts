import type { Problems } from "@foothold/core/catalog";
import type { ChatSubject } from "@foothold/core/coach";
import type { Lessons, Unit, UnitType } from "@foothold/core/learning";
import type { Runner } from "@foothold/core/runs";
import type { ChatQuestion } from "./chat-question.ts";
import { setUpContext } from "./set-up-context.ts";

type Tools = { problems: Pick<Problems, "find">; lessons: Lessons; runner: Pick<Runner, "run"> };

/** What the question is asked about: an attempt, a lesson or a card. */
export async function setUpSubject(
  asked: ChatQuestion,
  { problems, lessons, runner }: Tools,
): Promise<ChatSubject> {
  if (asked.lesson !== undefined) {
    const lesson = await lessons.find(asked.lesson);
    if (!lesson) throw new Error(`no lesson ${asked.lesson}`);
    return { kind: "lesson", lesson, progress: aUnit("ConceptBite", asked.lesson) };
  }
  if (asked.card !== undefined) {
    const card = (await lessons.cards()).find(({ id }) => id === asked.card);
    if (!card) throw new Error(`no card ${asked.card}`);
    return { kind: "card", card, pattern: null, progress: aUnit("RecallCheck", asked.card) };
  }
  const problem = await problems.find(asked.problem ?? "");
  if (!problem) throw new Error(`no problem ${asked.problem}`);
  return { kind: "attempt", ...(await setUpContext(problem, asked, runner)) };
}

function aUnit(unitType: UnitType, unitId: string): Unit {
  return {
    ...{ userId: "learner-1", unitType, unitId, version: 0, answers: [] },
    ...{ recapRequired: false, recapText: null, completedAt: null },
  };
}
