import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Episode, EpisodeHelp, EpisodeOutcome } from "../../entities/recovery/episode.ts";
import type { StuckConfig } from "../../entities/stuck/stuck-config.ts";
import { hasProgressedSince } from "../../stuck/has-progressed-since.ts";
import { lastSituation, stuckView } from "../../stuck/stuck-view.ts";

/** `resolved` is not an outcome yet: what was shown decides between recovered with help and alone. */
export type EpisodeChange =
  | { kind: "none" }
  | { kind: "begun" | "helped"; episode: Episode }
  | { kind: "ended"; episode: Episode; outcome: Extract<EpisodeOutcome, "dismissed" | "abandoned"> }
  | { kind: "resolved"; episode: Episode };

type Happened = { attempt: AnyAttempt; event: AttemptEvent };

/** Decides whether an event begins, changes or ends an episode. `attempt` is the attempt after the event. */
export function episodeAfterEvent(
  open: Episode | null,
  { attempt, event }: Happened,
  { config, newId }: { config?: StuckConfig | undefined; newId: () => string },
): EpisodeChange {
  if (!open) {
    const episode = begunWith({ attempt, event }, config, newId);
    return episode ? { kind: "begun", episode } : { kind: "none" };
  }
  if (event.type === "recovery-begun") {
    return { kind: "helped", episode: { ...open, recoveryId: event.details.recoveryId } };
  }
  if (event.type === "stuck-offer-dismissed") {
    return { kind: "ended", episode: open, outcome: "dismissed" };
  }
  if (event.type === "step-skipped") return { kind: "ended", episode: open, outcome: "abandoned" };
  const later = attempt.stuckTrail.iterations.filter(({ version }) => version === event.version);
  if (attempt.finishedAt !== null || hasProgressedSince(later, config)) {
    return { kind: "resolved", episode: open };
  }
  const help = helpIn(event);
  if (!help) return { kind: "none" };
  const helps = [...open.helps.filter((each) => each.help !== help), { help, at: event.at }];
  return { kind: "helped", episode: { ...open, helps } };
}

function begunWith(
  { attempt, event }: Happened,
  config: StuckConfig | undefined,
  newId: () => string,
): Episode | null {
  const { stuckTrail } = attempt;
  const { state, reason } = stuckView(attempt, config);
  const situation = lastSituation(stuckTrail);
  const asked = event.type === "recovery-begun";
  const isAssessed = stuckTrail.iterations.at(-1)?.version === event.version;
  const isStuck = state === "STUCK" && isAssessed && !stuckTrail.dismissed.includes(situation);
  if (!asked && !isStuck) return null;
  return {
    id: newId(),
    attemptId: attempt.id,
    userId: attempt.userId,
    problemSlug: attempt.problemSlug,
    trigger: state === "STUCK" ? "stuck" : "asked",
    reason,
    situation,
    detectedVersion: event.version,
    detectedAt: event.at,
    recoveryId: asked ? event.details.recoveryId : null,
    helps: [],
    outcome: null,
    resolvedBy: null,
    endedAt: null,
  };
}

function helpIn({ type, details }: AttemptEvent): EpisodeHelp | null {
  if (type === "hint-given") return "hint";
  if (type === "stuck-action-answered") return details.action;
  if (type === "question-answered" || type === "exchange-begun") return "conversation";
  return null;
}
