import type { AuditRecord } from "../../entities/people/audit.ts";
import type { WhenStuck } from "../../entities/people/settings.ts";
import type {
  RecoverySetting,
  StoredRecoverySetting,
} from "../../entities/recovery/recovery-settings.ts";
import type { StuckConfig } from "../../entities/stuck/stuck-config.ts";
import type { RecoveryConfig } from "./recovery-config.ts";

/** When somebody counts as stuck, and what a recovery may do. */
export type Rules = { stuck: StuckConfig; recovery: RecoveryConfig };
export type LearnerRules = Rules & { whenStuck: WhenStuck };

/** The rules that hold now: those of the environment, changed by the site's setting, then by the class's. Read anew for every call. */
export type RecoveryRules = {
  /** The rules of the environment, before any setting. */
  configured: Rules;
  of(userId: string): Promise<LearnerRules>;
  ofClass(classId: string): Promise<Rules>;
};

export type RecoverySettingsStore = {
  /** The site's setting first, then those of classes. */
  list(): Promise<StoredRecoverySetting[]>;
  /** The site's setting, then those of the learner's classes by last change. A later one overrides an earlier one. */
  ofLearner(userId: string): Promise<RecoverySetting[]>;
  ofClass(classId: string): Promise<RecoverySetting[]>;
  /**
   * Written together with its audit record or not at all; throws `stale-version` unless `expectedVersion` is the stored
   * one. `classId` is null for the setting of everybody.
   */
  save(
    classId: string | null,
    setting: RecoverySetting,
    expectedVersion: number,
    audit: AuditRecord,
  ): Promise<StoredRecoverySetting>;
};
