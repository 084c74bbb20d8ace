"use client";

import { modelProviders, type ViewedCoachSettings } from "@foothold/core/coach";
import { Button } from "#components/ui/Button.tsx";
import { CardSection } from "#components/ui/CardSection.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { LastChange } from "#components/ui/LastChange.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { BudgetSection } from "./BudgetSection.tsx";
import { ChatSettingSection } from "./ChatSettingSection.tsx";
import { DefaultCoachSection } from "./DefaultCoachSection.tsx";
import { EscalationSection } from "./EscalationSection.tsx";
import { PriceSection } from "./PriceSection.tsx";
import { ProviderSection } from "./ProviderSection.tsx";
import { useCoachSettings } from "./use-coach-settings.ts";

type Props = {
  settings: ViewedCoachSettings;
  classes: readonly { id: string; name: string }[];
};

export function CoachSettingsForm({ settings, classes }: Props) {
  const ready = useHydrated();
  const editing = useCoachSettings(settings);
  const { stored, draft, theirs, errors, failure, busy, changed, change } = editing;
  return (
    <fieldset disabled={!ready} className="flex max-w-4xl flex-col gap-5">
      {modelProviders.map((provider) => (
        <ProviderSection
          key={provider}
          provider={provider}
          configured={stored.configured[provider]}
          access={stored.access[provider]}
          version={stored.version}
          saved={stored.providers[provider].models}
          draft={draft.providers[provider]}
          error={errors[`models-${provider}`]}
          unsaved={changed}
          onChange={(one) => change({ providers: { ...draft.providers, [provider]: one } })}
          onStored={editing.takeAccess}
        />
      ))}
      <EscalationSection
        models={modelProviders.flatMap((provider) =>
          (stored.providers[provider].models ?? stored.configured[provider]).map((model) => ({
            provider,
            model,
          })),
        )}
        order={draft.escalationOrder}
        error={errors.escalationOrder}
        onChange={(escalationOrder) => change({ escalationOrder })}
      />
      <DefaultCoachSection
        draft={draft.defaultCoach}
        classes={classes}
        onChange={(defaultCoach) => change({ defaultCoach })}
      />
      <CardSection title="Limits">
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <TextField
            label="Seconds until the first words"
            name="firstWordsSeconds"
            inputMode="decimal"
            value={draft.firstWordsSeconds}
            placeholder={String(stored.configuredFirstWordsSeconds)}
            hint={`After that the built-in coach answers. Empty: ${stored.configuredFirstWordsSeconds}, as configured.`}
            error={errors.firstWordsSeconds}
            onChange={(event) => change({ firstWordsSeconds: event.target.value })}
          />
          <TextField
            label="Calls of one person in an hour"
            name="callsPerHour"
            inputMode="numeric"
            value={draft.callsPerHour}
            hint="Above this limit the built-in coach answers, and says why."
            error={errors.callsPerHour}
            onChange={(event) => change({ callsPerHour: event.target.value })}
          />
        </div>
      </CardSection>
      <ChatSettingSection
        draft={draft.chat}
        errors={errors}
        onChange={(part) => change({ chat: { ...draft.chat, ...part } })}
      />
      <BudgetSection
        draft={draft.monthlyBudgets}
        error={errors.monthlyBudgets}
        onChange={(monthlyBudgets) => change({ monthlyBudgets })}
      />
      <PriceSection
        models={modelProviders.flatMap(
          (provider) => stored.providers[provider].models ?? stored.configured[provider],
        )}
        draft={draft.chat.prices}
        error={errors["chat-prices"]}
        onChange={(prices) => change({ chat: { ...draft.chat, prices } })}
      />
      {failure && <FailureNotice failure={failure} />}
      {theirs && (
        <Notice tone="caution" role="alert" title="These settings were changed in the meantime.">
          <p>
            {theirs.changedBy?.name ?? "Someone"}
            {theirs.changedAt && (
              <>
                , <TimeAgo at={theirs.changedAt} />
              </>
            )}
            . Yours are not saved yet.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={editing.takeTheirs}>
              Load the present settings
            </Button>
            <Button size="small" variant="secondary" busy={busy} onClick={editing.keepMine}>
              Save mine over them
            </Button>
          </div>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={busy} disabled={!changed} onClick={editing.save}>
          Save
        </Button>
        {changed && !busy && <p className="text-small text-ink-soft">You have unsaved changes.</p>}
        <p role="status" className="text-small font-semibold text-success empty:hidden">
          {editing.justSaved && "Saved. It applies from the next question on."}
        </p>
        <p className="ml-auto text-small text-ink-faint">
          <LastChange changedAt={stored.changedAt} changedBy={stored.changedBy} />
        </p>
      </div>
    </fieldset>
  );
}
