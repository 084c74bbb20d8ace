import {
  type ModelProvider,
  providerNames,
  type ViewedAccess,
  type ViewedCoachSettings,
} from "@foothold/core/coach";
import { Badge } from "#components/ui/Badge.tsx";
import { Card } from "#components/ui/Card.tsx";
import { Switch } from "#components/ui/form/Switch.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { ModelTest } from "./ModelTest.tsx";
import { ProviderAccess } from "./ProviderAccess.tsx";
import type { SettingDraft } from "./setting-draft.ts";

type Draft = SettingDraft["providers"]["gemini"];
type Props = {
  provider: ModelProvider;
  configured: readonly string[];
  access: ViewedAccess;
  version: number;
  /** The models that are saved on this page, if any. */
  saved: readonly string[] | null;
  draft: Draft;
  error: string | undefined;
  unsaved: boolean;
  onChange: (draft: Draft) => void;
  onStored: (settings: ViewedCoachSettings) => void;
};

export function ProviderSection(props: Props) {
  const { provider, configured, access, saved, draft, error, unsaved, onChange } = props;
  const name = providerNames[provider];
  const models = saved ?? configured;
  const isThere = access.from !== "nowhere" && models.length > 0;
  const titleId = `provider-${provider}`;
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={titleId} className="text-title-3">
            {name}
          </h2>
          <Badge tone={isThere ? "success" : "neutral"}>
            {isThere
              ? "Configured"
              : access.from === "nowhere"
                ? "Not configured"
                : "No models yet"}
          </Badge>
        </div>
        <ProviderAccess
          provider={provider}
          name={name}
          access={access}
          version={props.version}
          onStored={props.onStored}
        />
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
            configured.length > 0
              ? `Separated by commas. A later one is asked when one before it cannot answer, or did not help. Empty: as configured, ${configured.join(", ")}.`
              : "Separated by commas. A later one is asked when one before it cannot answer, or did not help."
          }
          onChange={(event) => onChange({ ...draft, models: event.target.value })}
        />
        <ModelTest provider={provider} name={name} isThere={isThere} unsaved={unsaved} />
      </section>
    </Card>
  );
}
