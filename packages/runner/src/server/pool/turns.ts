/** A person's past use of the runner counts half as much after a minute. */
const halfLifeMs = 60_000;
const forgottenMs = 1;

export type Turns<Run> = {
  /** Puts a run at the end of its requester's own line. */
  add(requester: string, run: Run): void;
  /** False when it is not waiting any more. */
  remove(requester: string, run: Run): boolean;
  /** Removes and returns the next run, among requesters who `mayStart` another. */
  next(now: number, mayStart: (requester: string, running: number) => boolean): Run | undefined;
  /** One of the requester's runs has ended; it does not matter which. */
  ended(requester: string, now: number): void;
  count(requester: string): { running: number; waiting: number };
  /** How many requesters wait; each has one turn before anybody has two. */
  peopleWaiting(): number;
  /** All waiting runs in the order in which they are expected to start, if each takes `expectedMs`. */
  order(now: number, expectedMs: number): Run[];
};

type Person<Run> = {
  waiting: Run[];
  startedAt: number[];
  usedMs: number;
  usedAt: number;
  lastTurn: number;
};
type Standing = { running: number; usedMs: number; lastTurn: number };

/**
 * Takes turns between people: next is the one with the fewest running programs, then the one who used the least time
 * lately, then the one served longest ago. However many runs one person submits, none of them delays another person's
 * first run.
 */
export function turns<Run>(): Turns<Run> {
  const people = new Map<string, Person<Run>>();
  let turn = 0;

  function personOf(requester: string): Person<Run> {
    let person = people.get(requester);
    if (!person) {
      person = { waiting: [], startedAt: [], usedMs: 0, usedAt: 0, lastTurn: 0 };
      people.set(requester, person);
    }
    return person;
  }
  const recentMs = ({ usedMs, usedAt }: Person<Run>, now: number): number =>
    usedMs * 0.5 ** ((now - usedAt) / halfLifeMs);
  const standingOf = (person: Person<Run>, now: number): Standing => ({
    running: person.startedAt.length,
    usedMs: person.startedAt.reduce((sum, at) => sum + now - at, recentMs(person, now)),
    lastTurn: person.lastTurn,
  });

  return {
    add: (requester, run) => void personOf(requester).waiting.push(run),
    remove(requester, run) {
      const line = people.get(requester)?.waiting ?? [];
      const index = line.indexOf(run);
      if (index >= 0) line.splice(index, 1);
      return index >= 0;
    },
    next(now, mayStart) {
      const candidates = [...people]
        .filter(
          ([name, { waiting, startedAt }]) =>
            waiting.length > 0 && mayStart(name, startedAt.length),
        )
        .map(([, person]) => ({ person, ...standingOf(person, now) }));
      const first = firstOf(candidates)?.person;
      if (!first) return undefined;
      first.startedAt.push(now);
      first.lastTurn = ++turn;
      return first.waiting.shift();
    },
    ended(requester, now) {
      const person = personOf(requester);
      const startedAt = person.startedAt.shift() ?? now;
      person.usedMs = recentMs(person, now) + now - startedAt;
      person.usedAt = now;
      for (const [name, each] of people) {
        const isIdle = each.waiting.length + each.startedAt.length === 0;
        if (isIdle && recentMs(each, now) < forgottenMs) people.delete(name);
      }
    },
    count(requester) {
      const person = people.get(requester);
      return { running: person?.startedAt.length ?? 0, waiting: person?.waiting.length ?? 0 };
    },
    peopleWaiting: () => [...people.values()].filter(({ waiting }) => waiting.length > 0).length,
    order(now, expectedMs) {
      const lines = [...people.values()]
        .filter(({ waiting }) => waiting.length > 0)
        .map((person) => ({ rest: [...person.waiting], ...standingOf(person, now) }));
      const order: Run[] = [];
      for (let line = firstOf(lines); line; line = firstOf(lines)) {
        order.push(line.rest.shift() as Run);
        line.running += 1;
        line.usedMs += expectedMs;
        if (line.rest.length === 0) lines.splice(lines.indexOf(line), 1);
      }
      return order;
    },
  };
}

function firstOf<Line extends Standing>(lines: Line[]): Line | undefined {
  return lines.reduce<Line | undefined>(
    (best, line) => (best && !isBefore(line, best) ? best : line),
    undefined,
  );
}

function isBefore(one: Standing, other: Standing): boolean {
  if (one.running !== other.running) return one.running < other.running;
  if (one.usedMs !== other.usedMs) return one.usedMs < other.usedMs;
  return one.lastTurn < other.lastTurn;
}
