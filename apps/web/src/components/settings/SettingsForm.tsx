"use client";

import type { CoachChoices, ModelProvider } from "@foothold/core/coach";
import type { Settings } from "@foothold/core/people";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { languageOptions } from "#components/shared/attempt/language-names.ts";
import { ChoiceCards } from "#components/ui/form/ChoiceCards.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { AutoApplyFields } from "./AutoApplyFields.tsx";
import { CoachTest } from "./CoachTest.tsx";
import { OtherCoaches } from "./OtherCoaches.tsx";
import { SaveBar } from "./SaveBar.tsx";
import {
  coachChoicesFor,
  goalOptions,
  modeChoices,
  themeChoices,
  whenStuckChoices,
} from "./setting-choices.ts";
import { useThemePreview } from "./use-theme-preview.ts";

type Props = {
  settings: Settings;
  coaches: CoachChoices;
  /** The providers of the admin's order for learners who are stuck. */
  escalationProviders: readonly ModelProvider[];
};

export function SettingsForm({ settings, coaches, escalationProviders }: Props) {
  const router = useRouter();
  const ready = useHydrated();
  const [saved, setSaved] = useState(settings);
  const [draft, setDraft] = useState(settings);
  const [justSaved, setJustSaved] = useState(false);
  useThemePreview(draft.theme, saved.theme);

  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: (): Record<string, string> =>
      draft.name.trim() ? {} : { name: "Tell us what to call you." },
    send: async () => {
      setJustSaved(false);
      const answer = await callApi("PUT", "/api/settings", draft);
      setSaved(answer);
      setDraft(answer);
      setJustSaved(true);
      router.refresh();
    },
  });
  const change = (part: Partial<Settings>) => setDraft({ ...draft, ...part });
  const changed = JSON.stringify(draft) !== JSON.stringify(saved);

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="max-w-4xl">
      <fieldset disabled={!ready} className="flex flex-col gap-10">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            error={fieldErrors.name}
          />
          <SelectField
            label="Default language"
            name="defaultLanguage"
            options={languageOptions}
            value={draft.defaultLanguage}
            onChoose={(defaultLanguage) => change({ defaultLanguage })}
          />
        </div>
        <ChoiceCards
          legend="Default mode"
          hint="How a new attempt starts. You can switch inside every attempt."
          name="defaultMode"
          choices={modeChoices}
          value={draft.defaultMode ?? "default"}
          onChoose={(mode) => change({ defaultMode: mode === "default" ? null : mode })}
        />
        <div id="weekly-goal" className="max-w-80 scroll-mt-24">
          <SelectField
            label="Goal for a week"
            name="weeklyGoalDays"
            options={goalOptions}
            value={`${draft.weeklyGoalDays ?? ""}`}
            onChange={(event) => change({ weeklyGoalDays: Number(event.target.value) || null })}
          />
        </div>
        <div>
          <ChoiceCards
            legend="Coach"
            hint="Who answers you. If the one you chose cannot, the built-in coach does, and says so."
            name="coachProvider"
            choices={coachChoicesFor(coaches)}
            value={draft.coachProvider}
            onChoose={(coachProvider) => change({ coachProvider })}
          />
          <CoachTest provider={draft.coachProvider} />
          <OtherCoaches
            chosen={draft.coachProvider}
            providers={escalationProviders}
            agreed={draft.otherCoachesWhenStuck}
            onChange={(otherCoachesWhenStuck) => change({ otherCoachesWhenStuck })}
          />
        </div>
        <ChoiceCards
          legend="When I get stuck"
          hint="Your instructors see that you are stuck in any case."
          name="whenStuck"
          choices={whenStuckChoices}
          value={draft.whenStuck}
          onChoose={(whenStuck) => change({ whenStuck })}
        />
        <AutoApplyFields draft={draft} onChange={change} />
        <ChoiceCards
          legend="Theme"
          hint="Shown at once. Save to keep it."
          name="theme"
          choices={themeChoices}
          value={draft.theme}
          onChoose={(theme) => change({ theme })}
        />
        <SaveBar busy={busy} changed={changed} justSaved={justSaved} failure={failure} />
      </fieldset>
    </form>
  );
}
