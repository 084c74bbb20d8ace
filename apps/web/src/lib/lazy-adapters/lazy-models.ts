import type { ModelProvider, Models, TextModel } from "@foothold/core/coach";
import type { ModelSettings } from "../env/model-variables.ts";

type Opened = Record<ModelProvider, (names: readonly string[]) => TextModel[]>;

/** The clients of providers are loaded by the first call that needs one. */
export function lazyModels(config: ModelSettings, open: () => Promise<Opened>): Models {
  let opening: Promise<Opened> | undefined;
  return {
    ...config.limits,
    configured: (provider) => config[provider]?.models ?? [],
    async open(provider, names) {
      opening ??= open().catch((error) => {
        opening = undefined;
        throw error;
      });
      return (await opening)[provider](names);
    },
  };
}
