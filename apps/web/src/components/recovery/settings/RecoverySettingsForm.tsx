"use client";

import type { ViewedRecoverySettings } from "@foothold/core/recovery";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { CardSection } from "#components/ui/CardSection.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { LastChange } from "#components/ui/LastChange.tsx";
import { callApi } from "#lib/browser/api-client.ts";
import { KnobField } from "./KnobField.tsx";
import { draftOf, type KnobDraft, readDraft } from "./knob-draft.ts";
import { knobSections } from "./knob-words.ts";

/** The knobs for everybody, or for one class. */
export function RecoverySettingsForm({ settings }: { settings: ViewedRecoverySettings }) {
  const ready = useHydrated();
  const { busy, failure, send } = useRequest();
  const [stored, setStored] = useState(settings);
  const [draft, setDraft] = useState<KnobDraft>(draftOf(settings.setting));
  const [errors, setErrors] = useState<KnobDraft>({});
  const [justSaved, setJustSaved] = useState(false);
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(stored.setting));

  function write(written: KnobDraft) {
    setDraft(written);
    setErrors({});
    setJustSaved(false);
  }

  async function save() {
    const read = readDraft(draft);
    setErrors(read.errors ?? {});
    if (!read.setting) return;
    const { classId, version } = stored;
    const body = { classId, version, setting: read.setting };
    const answer = await send(() => callApi("PUT", "/api/admin/recovery", body));
    if (!answer) return;
    setStored(answer.settings);
    setDraft(draftOf(answer.settings.setting));
    setJustSaved(true);
  }

  return (
    <fieldset disabled={!ready} className="flex max-w-4xl flex-col gap-5">
      {knobSections.map(({ title, intro, knobs }) => (
        <CardSection key={title} title={title}>
          <p className="mt-1 text-small text-ink-soft">{intro}</p>
          <div className="mt-4 grid gap-5 sm:grid-cols-2">
            {knobs.map((knob) => (
              <KnobField
                key={knob}
                knob={knob}
                value={draft[knob] ?? ""}
                inherited={stored.inherited[knob]}
                error={errors[knob]}
                onChange={(value) => write({ ...draft, [knob]: value })}
              />
            ))}
          </div>
        </CardSection>
      ))}
      {failure && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={busy} disabled={!changed} onClick={save}>
          Save
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => write({})}>
          Inherit everything
        </Button>
        <p role="status" className="text-small font-semibold text-success empty:hidden">
          {justSaved && "Saved. It counts from the next try on."}
        </p>
        <p className="ml-auto text-small text-ink-faint">
          <LastChange changedAt={stored.changedAt} changedBy={stored.changedBy} />
        </p>
      </div>
    </fieldset>
  );
}
