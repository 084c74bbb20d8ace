import type { StuckAction } from "../../entities/attempt-event-details.ts";
import type { Lesson } from "../../entities/lesson.ts";
import type { Pattern } from "../../entities/pattern.ts";
import type { RecallCard } from "../../entities/recall.ts";
import type { Unit } from "../../entities/unit.ts";

/** A lesson's `progress` holds what was answered in its checks. */
export type LessonContext = { item: Lesson; progress: Unit };

/** `attempt` is what the learner has written down so far, if anything. */
export type CardContext = {
  item: RecallCard;
  progress: Unit;
  attempt: string;
  pattern: Pattern | null;
};

/** What is authored for each way of being stuck; nothing here needs a model. */
export type UnitHelp<Context> = Record<StuckAction, (context: Context) => string>;
