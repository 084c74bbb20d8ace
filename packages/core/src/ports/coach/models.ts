import type { CoachSetting, CoachSettings } from "../../entities/coach/coach-settings.ts";
import type { ModelProvider, TextModel } from "../../entities/coach/text-model.ts";
import type { AuditRecord } from "../../entities/people/audit.ts";

export type CoachSettingsStore = {
  read(): Promise<CoachSettings>;
  /**
   * Written together with its audit record or not at all; throws `stale-version` unless `expectedVersion` is the stored
   * one.
   */
  save(setting: CoachSetting, expectedVersion: number, audit: AuditRecord): Promise<CoachSettings>;
};

/** The models that the environment configures. */
export type Models = {
  /** Names, the weakest first; empty when the provider is not configured. */
  configured(provider: ModelProvider): readonly string[];
  firstTextWithinMs: number;
  wholeWithinMs: number;
  /** All models of a provider share one limit of concurrent calls and one circuit breaker. */
  open(provider: ModelProvider, names: readonly string[]): Promise<TextModel[]>;
};
