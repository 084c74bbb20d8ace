import { defaultStuckConfig } from "../../entities/stuck/stuck-config.ts";
import type { Deps } from "../../ports/deps.ts";
import { defaultRecoveryConfig } from "../../ports/recovery/recovery-config.ts";
import type { RecoveryRules, Rules } from "../../ports/recovery/recovery-rules.ts";
import { withSetting } from "./knobs.ts";

export const defaultRules: Rules = { stuck: defaultStuckConfig, recovery: defaultRecoveryConfig };

export function recoveryRules(
  { recoverySettings, settings }: Pick<Deps, "recoverySettings" | "settings">,
  configured: Rules = defaultRules,
): RecoveryRules {
  return {
    configured,
    async of(userId) {
      const [changes, own] = await Promise.all([
        recoverySettings.ofLearner(userId),
        settings.find(userId),
      ]);
      return { ...changes.reduce(withSetting, configured), whenStuck: own?.whenStuck ?? "offer" };
    },
    async ofClass(classId) {
      return (await recoverySettings.ofClass(classId)).reduce(withSetting, configured);
    },
  };
}
