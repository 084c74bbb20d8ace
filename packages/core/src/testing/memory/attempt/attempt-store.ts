import type { FileRevision } from "../../../attempt/history/file-revisions.ts";
import type { ChangeSetSummary } from "../../../entities/attempt/change-set.ts";
import type { OwnFile } from "../../../entities/attempt/workspace.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { Episode } from "../../../entities/recovery/episode.ts";
import type { Recovery, RecoveryStep } from "../../../entities/recovery/recovery.ts";

/** What the fakes of one attempt's parts share. Events are kept as text, as a database would. */
export type AttemptStore = {
  attempts: Map<string, AnyAttempt>;
  events: Map<string, string[]>;
  changeSets: Map<string, ChangeSetSummary[]>;
  revisions: Map<string, FileRevision[]>;
  /** Of each attempt by path. */
  files: Map<string, Map<string, OwnFile>>;
  recoveries: Map<string, Recovery>;
  episodes: Map<string, Episode>;
  /** By recovery. */
  recoverySteps: Map<string, LeasedStep[]>;
};

export type LeasedStep = RecoveryStep & { leasedUntil: Date };

export function attemptStore(): AttemptStore {
  return {
    attempts: new Map(),
    events: new Map(),
    changeSets: new Map(),
    revisions: new Map(),
    files: new Map(),
    recoveries: new Map(),
    episodes: new Map(),
    recoverySteps: new Map(),
  };
}
