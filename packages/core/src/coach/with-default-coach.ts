import type { StoredCoachSetting } from "../entities/coach/coach-settings.ts";
import type { CoachProvider } from "../entities/people/settings.ts";
import type { Deps } from "../ports/deps.ts";
import type { SettingsStore } from "../ports/people.ts";
import { offeredModels } from "./model/offered-models.ts";

type DefaultCoachDeps = Pick<Deps, "settings" | "coachSettings" | "classes" | "models">;

/** Who has saved no settings yet has the coach of their class, or else the site's; a choice of their own stays. */
export function withDefaultCoach(deps: DefaultCoachDeps): SettingsStore {
  const { settings, coachSettings, classes, models } = deps;
  return {
    ...settings,
    async find(userId) {
      const found = await settings.find(userId);
      if (found?.coachProvider !== "built-in") return found;
      const setting = await coachSettings.read();
      if (hasNoDefault(setting) || (await settings.isSaved(userId))) return found;
      const ids = (await classes.of(userId)).map(({ id }) => id).sort();
      return { ...found, coachProvider: usable(defaultFor(setting, ids), setting) };
    },
  };

  /** A default that is not offered is no choice of the learner's, so it is no fallback either. */
  function usable(provider: CoachProvider, setting: StoredCoachSetting): CoachProvider {
    if (provider === "built-in") return provider;
    return offeredModels(models, setting, provider).offered ? provider : "built-in";
  }
}

type Defaults = Pick<StoredCoachSetting, "defaultCoach">;

const hasNoDefault = ({ defaultCoach: { site, classes } }: Defaults): boolean =>
  site === "built-in" && Object.keys(classes).length === 0;

function defaultFor({ defaultCoach }: Defaults, classIds: readonly string[]): CoachProvider {
  const own = classIds.flatMap((id) => defaultCoach.classes[id] ?? [])[0];
  return own ?? defaultCoach.site;
}
