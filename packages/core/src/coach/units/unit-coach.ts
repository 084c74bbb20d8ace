import type { StuckAction } from "../../entities/attempt/attempt-event-details.ts";
import type { Pattern } from "../../entities/catalog/pattern.ts";
import type { Lesson } from "../../entities/learning/lesson.ts";
import type { RecallCard } from "../../entities/learning/recall.ts";
import type { Unit } from "../../entities/learning/unit.ts";

/** A lesson's `progress` holds what was answered in its checks. */
export type LessonContext = { item: Lesson; progress: Unit };

/** `attempt` is what the learner has written down so far, if anything. */
export type CardContext = {
  item: RecallCard;
  progress: Unit;
  attempt: string;
  pattern: Pattern | null;
};

/** The authored answers to each stuck action; no model is needed. */
export type UnitHelp<Context> = Record<StuckAction, (context: Context) => string>;
