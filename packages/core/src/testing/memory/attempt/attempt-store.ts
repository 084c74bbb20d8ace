import type { FileRevision } from "../../../attempt/history/file-revisions.ts";
import type { ChangedFile, ChangeSetSummary } from "../../../entities/attempt/change-set.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";

export type StoredChangeSet = ChangeSetSummary & {
  files: Omit<ChangedFile, "oldContent" | "newContent">[];
};

/** What the fakes of one attempt's parts share. Events are kept as text, as a database would. */
export type AttemptStore = {
  attempts: Map<string, AnyAttempt>;
  events: Map<string, string[]>;
  changeSets: Map<string, StoredChangeSet[]>;
  revisions: Map<string, FileRevision[]>;
};

export function attemptStore(): AttemptStore {
  return { attempts: new Map(), events: new Map(), changeSets: new Map(), revisions: new Map() };
}
