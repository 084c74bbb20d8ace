import { expect, onTestFinished } from "vitest";
import { applyEvent } from "../../../attempt/effects/apply-event.ts";
import { codeChange } from "../../../attempt/history/next-change.ts";
import type { AttemptEvent } from "../../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { Person } from "../../../entities/people/person.ts";
import type { ChangeWrite } from "../../../ports/attempt.ts";
import type { Deps } from "../../../ports/deps.ts";
import { makeDelta } from "../../../text/line-delta.ts";

/** Empty stores that share one database. */
export type AttemptStores = Pick<
  Deps,
  "attempts" | "changeSets" | "workspaces" | "drafts" | "idempotency"
> & {
  /** Ids as the store wants them, for people who exist in it. */
  newId(): string;
  addPerson(given?: Partial<Person>): Promise<{ id: string }>;
  close(): Promise<void>;
};
export type OpenAttemptStores = () => Promise<AttemptStores>;

export async function openedAttemptStores(open: OpenAttemptStores): Promise<AttemptStores> {
  const stores = await open();
  onTestFinished(() => stores.close());
  return stores;
}

/** What a program may print or return and not every store can hold: NUL, half a character. */
export const oddText = "a\0b\ud800c";
/** It is kept, with something else in their places at most. */
export const oddTextKept = expect.stringMatching(/^a.b.c$/s);

const START_MS = Date.parse("2030-01-01T09:00:00.000Z");
export const minuteOf = (minutes: number) => new Date(START_MS + minutes * 60_000);

export async function aStoredAttempt(
  { attempts, addPerson, newId }: AttemptStores,
  given: { userId?: string; problemSlug?: string; minute?: number; code?: string } = {},
): Promise<AnyAttempt> {
  const userId = given.userId ?? (await addPerson()).id;
  const event: AttemptEvent = {
    attemptId: newId(),
    version: 1,
    actorId: userId,
    requestId: "request-1",
    from: null,
    to: "UNDERSTAND",
    at: minuteOf(given.minute ?? 0).toISOString(),
    type: "attempt-started",
    details: {
      userId,
      problemSlug: given.problemSlug ?? "add-two",
      language: "javascript",
      mode: "BEGINNER",
      hintBudget: 3,
      code: given.code ?? "one\ntwo\n",
    },
  };
  const attempt = applyEvent(null, event);
  await attempts.create(attempt, event);
  return attempt;
}

export function followedBy(
  attempt: AnyAttempt,
  happened: Pick<AttemptEvent, "type" | "details"> & { to?: AttemptEvent["to"] },
  minute = 1,
): { attempt: AnyAttempt; event: AttemptEvent } {
  const from = attempt.v2Step ?? attempt.state;
  const event = {
    attemptId: attempt.id,
    version: attempt.version + 1,
    actorId: attempt.userId,
    requestId: "request-2",
    from,
    to: from,
    at: minuteOf(minute).toISOString(),
    ...happened,
  } as AttemptEvent;
  return { attempt: applyEvent(attempt, event), event };
}

/** One save of new code, written as the use-case writes it. */
export async function saveCodeOf(
  { attempts, changeSets, newId }: AttemptStores,
  attempt: AnyAttempt,
  code: string,
  minute: number,
): Promise<{ attempt: AnyAttempt; change: ChangeWrite }> {
  const last = await changeSets.last(attempt.id);
  const changeSet = codeChange({ attempt, last, id: newId(), now: minuteOf(minute) }, code);
  const change = { changeSet, nowApplied: [], noLongerApplied: [] };
  const details = { codeDelta: makeDelta(attempt.code, code), changeSetId: changeSet.id };
  const next = followedBy(attempt, { type: "code-saved", details }, minute);
  await attempts.save(next.attempt, next.event, change);
  return { attempt: next.attempt, change };
}
