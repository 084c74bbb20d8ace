import type { ModelProvider, Models, TextModel } from "@foothold/core/coach";
import { loadOnce } from "@foothold/core/load-once";
import type { ModelSettings } from "../env/model-variables.ts";

type Opened = Record<ModelProvider, (names: readonly string[]) => TextModel[]>;

/** The clients of providers are loaded by the first call that needs one. */
export function lazyModels(settings: ModelSettings, open: () => Promise<Opened>): Models {
  const opened = loadOnce(open);
  return {
    ...settings.limits,
    configured: (provider) => settings[provider]?.models ?? [],
    open: async (provider, names) => (await opened())[provider](names),
  };
}
