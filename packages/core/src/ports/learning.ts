import type { Lesson, LessonSummary } from "../entities/learning/lesson.ts";
import type {
  DeckCard,
  Rating,
  RecallCard,
  RecallReview,
  Schedule,
} from "../entities/learning/recall.ts";
import type { Unit, UnitEvent, UnitKey, UnitType } from "../entities/learning/unit.ts";

/** The authored lessons and recall cards, in the order in which the patterns are learned. */
export type Lessons = {
  list(): Promise<LessonSummary[]>;
  find(id: string): Promise<Lesson | null>;
  cards(): Promise<RecallCard[]>;
};

export type Units = {
  find(key: UnitKey): Promise<Unit | null>;
  list(userId: string, unitType: UnitType): Promise<Unit[]>;
  /**
   * Writes unit and events together or not at all, and only over the version before the first event.
   * A lost race throws `stale-version` with the stored version in `details.version`.
   */
  save(unit: Unit, events: readonly UnitEvent[]): Promise<void>;
  /** The quarters of an hour (see `quarterOf`) with activity since `since`, each once, in order. */
  activeQuarters(userId: string, since: Date): Promise<number[]>;
  /** The newest `limit` events, oldest first. */
  events(key: UnitKey, limit: number): Promise<UnitEvent[]>;
};

export type Deck = {
  /** All cards of one person, the first due first. */
  list(userId: string): Promise<DeckCard[]>;
  /** A card that is in the deck already is not changed. */
  add(cards: readonly DeckCard[]): Promise<void>;
  /** Writes card and review together or not at all, over the version before; a lost race throws `stale-version`. */
  review(card: DeckCard, review: RecallReview): Promise<void>;
  /** The quarters of an hour (see `quarterOf`) with activity since `since`, each once, in order. */
  activeQuarters(userId: string, since: Date): Promise<number[]>;
};

/** Pure: the same schedule, rating and time give the same result. */
export type Scheduler = {
  /** The schedule of a new card, which is due at once. */
  begin(now: Date): Schedule;
  /** The schedule that each rating would give the card. */
  outcomes(schedule: Schedule, now: Date): Record<Rating, Schedule>;
};
