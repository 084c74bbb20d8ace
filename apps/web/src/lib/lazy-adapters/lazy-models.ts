import type {
  ModelProvider,
  Models,
  ProviderAccess,
  Sealer,
  TextModel,
} from "@foothold/core/coach";
import { loadOnce } from "@foothold/core/load-once";
import { z } from "zod";
import type { ModelSettings } from "../env/model-variables.ts";

type Opened = Record<ModelProvider, (names: readonly string[]) => TextModel[]>;
type Access = Pick<ModelSettings, ModelProvider>;
export type OpenClients = (
  access: Partial<Access>,
  settings: Pick<ModelSettings, "concurrentCalls">,
) => Promise<Opened>;

const enteredSchema = z.object({ key: z.string().nullable(), baseUrl: z.string().nullable() });
const NO_MODELS: TextModel[] = [];

/** The clients of providers are loaded by the first call that needs one, and anew when an admin has entered another key. */
export function lazyModels(settings: ModelSettings, open: OpenClients, sealer: Sealer): Models {
  const opened = loadOnce(() => open(settings, settings));
  const entered = new Map<ModelProvider, { sealed: string; clients: Promise<Opened | null> }>();

  function openEntered(provider: ModelProvider, { sealed }: ProviderAccess) {
    const known = entered.get(provider);
    if (known && known.sealed === sealed) return known.clients;
    const access = readAccess(provider, sealed);
    const clients = access ? open(access, settings) : Promise.resolve(null);
    entered.set(provider, { sealed, clients });
    return clients;
  }

  function readAccess(provider: ModelProvider, sealed: string): Partial<Access> | null {
    const text = sealer.open(sealed);
    if (text === null) return null;
    const { key, baseUrl } = enteredSchema.parse(JSON.parse(text));
    if (provider === "ollama") {
      const contextTokens = settings.ollamaContextTokens;
      return { ollama: { host: baseUrl ?? "", contextTokens, models: [] } };
    }
    return { [provider]: { apiKey: key ?? "", baseUrl: baseUrl ?? undefined, models: [] } };
  }

  return {
    ...settings.limits,
    configured: (provider) => settings[provider]?.models ?? [],
    open: async (provider, names, access) => {
      const clients = access ? await openEntered(provider, access) : await opened();
      return clients?.[provider](names) ?? NO_MODELS;
    },
  };
}
