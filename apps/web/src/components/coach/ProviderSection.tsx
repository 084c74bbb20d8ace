import { type ModelProvider, providerNames } from "@foothold/core/coach";
import { Badge } from "#components/ui/Badge.tsx";
import { Card } from "#components/ui/Card.tsx";
import { Switch } from "#components/ui/form/Switch.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { ModelTest } from "./ModelTest.tsx";
import type { SettingDraft } from "./setting-draft.ts";

const needs: Record<ModelProvider, string> = {
  gemini: "Set GEMINI_API_KEY where Foothold runs, and start it again.",
  ollama: "Set COACH_OLLAMA_MODELS (and OLLAMA_HOST) where Foothold runs, and start it again.",
  openai:
    "Set OPENAI_API_KEY and COACH_OPENAI_MODELS where Foothold runs (and OPENAI_BASE_URL for another server), and start it again.",
  anthropic:
    "Set ANTHROPIC_API_KEY and COACH_ANTHROPIC_MODELS where Foothold runs, and start it again.",
};

type Draft = SettingDraft["providers"]["gemini"];
type Props = {
  provider: ModelProvider;
  configured: readonly string[];
  draft: Draft;
  error: string | undefined;
  unsaved: boolean;
  onChange: (draft: Draft) => void;
};

export function ProviderSection({ provider, configured, draft, error, unsaved, onChange }: Props) {
  const name = providerNames[provider];
  const isThere = configured.length > 0;
  const titleId = `provider-${provider}`;
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={titleId} className="text-title-3">
            {name}
          </h2>
          <Badge tone={isThere ? "success" : "neutral"}>
            {isThere ? "Configured" : "Not configured"}
          </Badge>
        </div>
        {!isThere && <p className="text-small text-ink-soft">{needs[provider]}</p>}
        <Switch
          label={`People may choose ${name}`}
          checked={draft.allowed}
          onChange={(allowed) => onChange({ ...draft, allowed })}
        />
        <TextField
          label="Models, the weakest first"
          name={`models-${provider}`}
          value={draft.models}
          error={error}
          placeholder={configured.join(", ")}
          hint={
            isThere
              ? `Separated by commas. A later one is asked when one before it cannot answer, or did not help. Empty: as configured, ${configured.join(", ")}.`
              : "Used once the provider is configured."
          }
          onChange={(event) => onChange({ ...draft, models: event.target.value })}
        />
        <ModelTest provider={provider} name={name} isThere={isThere} unsaved={unsaved} />
      </section>
    </Card>
  );
}
