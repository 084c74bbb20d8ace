import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { Episode } from "../../entities/recovery/episode.ts";
import type { Attempts } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";
import { type EpisodeChange, episodeAfterEvent } from "./episode-after-event.ts";
import { whoResolved } from "./who-resolved.ts";

type EpisodeDeps = Pick<Deps, "episodes" | "recoveries" | "newId" | "rules">;

const typing: ReadonlySet<AttemptEvent["type"]> = new Set([
  "code-saved",
  "code-submitted",
  "code-rewound",
  "files-changed",
]);

/** Wraps `Attempts`: `save` also begins, changes or ends the episode, in the same transaction as the event. */
export function withEpisodes(attempts: Attempts, deps: EpisodeDeps): Attempts {
  return {
    ...attempts,
    async save(attempt, event, change, given) {
      // Typing is saved every few seconds and says nothing about being stuck.
      if (given || typing.has(event.type)) return attempts.save(attempt, event, change, given);
      const open = await deps.episodes.openOf(attempt.id);
      const { stuck: config } = await deps.rules.of(attempt.userId);
      const rule = { config, newId: deps.newId };
      const after = episodeAfterEvent(open, { attempt, event }, rule);
      await attempts.save(attempt, event, change, await episodeOf(deps, after, event.at));
    },
  };
}

async function episodeOf(
  { recoveries }: EpisodeDeps,
  change: EpisodeChange,
  endedAt: string,
): Promise<Episode | undefined> {
  if (change.kind === "none") return undefined;
  const { kind, episode } = change;
  if (kind === "ended") return { ...episode, outcome: change.outcome, endedAt };
  if (kind !== "resolved") return episode;
  const steps = episode.recoveryId ? await recoveries.steps(episode.recoveryId) : [];
  const resolvedBy = whoResolved(episode, steps);
  const outcome = resolvedBy ? "recovered-with-help" : "recovered-alone";
  return { ...episode, outcome, resolvedBy, endedAt };
}
