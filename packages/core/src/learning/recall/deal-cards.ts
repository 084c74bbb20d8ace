import type { DeckCard, RecallCard } from "../../entities/learning/recall.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export type Dealt = {
  /** The person's deck, the first due first, without cards that are no longer in the catalogue. */
  deck: DeckCard[];
  cards: Map<string, RecallCard>;
};

/**
 * Adds the cards of every pattern with a lesson or problem that the person has completed. This happens whenever the
 * deck is read, so that no completion can fail to add its cards.
 */
export async function dealCards(
  deps: Pick<Deps, "attempts" | "problems" | "lessons" | "units" | "deck" | "scheduler" | "clock">,
  { userId }: Actor,
): Promise<Dealt> {
  const [patterns, cards, deck] = await Promise.all([
    learnedPatterns(deps, userId),
    deps.lessons.cards(),
    deps.deck.list(userId),
  ]);
  const held = new Set(deck.map(({ cardId }) => cardId));
  const now = deps.clock.now();
  const dealt = cards
    .filter(({ id, patternId }) => patterns.has(patternId) && !held.has(id))
    .map(({ id }) => newCard(deps, { userId, cardId: id }, now));
  if (dealt.length > 0) await deps.deck.add(dealt);
  const known = new Map(cards.map((card) => [card.id, card]));
  const present = dealt.length > 0 ? await deps.deck.list(userId) : deck;
  return { deck: present.filter(({ cardId }) => known.has(cardId)), cards: known };
}

async function learnedPatterns(
  deps: Pick<Deps, "attempts" | "problems" | "lessons" | "units" | "deck" | "scheduler" | "clock">,
  userId: string,
): Promise<Set<string>> {
  const [read, lessons, solved, problems] = await Promise.all([
    deps.units.list(userId, "ConceptBite"),
    deps.lessons.list(),
    deps.attempts.finishedProblems(userId),
    deps.problems.list(),
  ]);
  const completed = new Set(
    read.filter(({ completedAt }) => completedAt !== null).map(({ unitId }) => unitId),
  );
  return new Set([
    ...lessons.filter(({ id }) => completed.has(id)).map(({ patternId }) => patternId),
    ...problems.filter(({ slug }) => solved.includes(slug)).flatMap(({ patterns }) => patterns),
  ]);
}

function newCard(
  { scheduler }: Pick<Deps, "scheduler">,
  which: Pick<DeckCard, "userId" | "cardId">,
  now: Date,
): DeckCard {
  return { ...which, version: 1, enteredAt: now.toISOString(), schedule: scheduler.begin(now) };
}
