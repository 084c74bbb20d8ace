import type { Lesson, LessonSummary } from "../entities/learning/lesson.ts";
import type {
  DeckCard,
  Rating,
  RecallCard,
  RecallReview,
  Schedule,
} from "../entities/learning/recall.ts";
import type { Unit, UnitEvent, UnitKey, UnitType } from "../entities/learning/unit.ts";

/** What is authored with the patterns for reading and for remembering, in the order patterns are learned. */
export type Lessons = {
  list(): Promise<LessonSummary[]>;
  find(id: string): Promise<Lesson | null>;
  cards(): Promise<RecallCard[]>;
};

export type Units = {
  find(key: UnitKey): Promise<Unit | null>;
  list(userId: string, unitType: UnitType): Promise<Unit[]>;
  /**
   * Unit and events together or not at all, and only over the version before the first event.
   * A lost race throws `stale-version` with the stored version in `details.version`.
   */
  save(unit: Unit, events: readonly UnitEvent[]): Promise<void>;
  /** The newest `limit` of them, oldest first. */
  events(key: UnitKey, limit: number): Promise<UnitEvent[]>;
};

export type Deck = {
  /** All cards of one person, the first due first. */
  list(userId: string): Promise<DeckCard[]>;
  /** What is in the deck already stays as it is. */
  add(cards: readonly DeckCard[]): Promise<void>;
  /** Card and review together or not at all, over the version before; a lost race throws `stale-version`. */
  review(card: DeckCard, review: RecallReview): Promise<void>;
};

/** Pure: the same schedule, rating and time give the same result. */
export type Scheduler = {
  /** A card that was never looked at is due at once. */
  begin(now: Date): Schedule;
  /** What each rating would make of a card. */
  outcomes(schedule: Schedule, now: Date): Record<Rating, Schedule>;
};
