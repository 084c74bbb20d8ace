import type {
  CoachSettings,
  ProviderAccess,
  StoredCoachSetting,
} from "../../entities/coach/coach-settings.ts";
import type { ModelProvider, TextModel } from "../../entities/coach/text-model.ts";
import type { AuditRecord } from "../../entities/people/audit.ts";

export type CoachSettingsStore = {
  read(): Promise<CoachSettings>;
  /**
   * Written together with its audit record or not at all; throws `stale-version` unless `expectedVersion` is the stored
   * one.
   */
  save(
    setting: StoredCoachSetting,
    expectedVersion: number,
    audit: AuditRecord,
  ): Promise<CoachSettings>;
};

/** The models that the environment configures. */
export type Models = {
  /** Names, the weakest first; empty when the provider is not configured. */
  configured(provider: ModelProvider): readonly string[];
  firstTextWithinMs: number;
  wholeWithinMs: number;
  /**
   * All models of a provider share one limit of concurrent calls and one circuit breaker. `access` is used instead of the
   * environment's key; none are opened where it was sealed with another secret.
   */
  open(
    provider: ModelProvider,
    names: readonly string[],
    access?: ProviderAccess,
  ): Promise<TextModel[]>;
};

/** Nobody reads what is sealed without the instance's secret, and nobody can change it unnoticed. */
export type Sealer = {
  seal(text: string): string;
  /** null: it was sealed with another secret, or changed. */
  open(sealed: string): string | null;
};
