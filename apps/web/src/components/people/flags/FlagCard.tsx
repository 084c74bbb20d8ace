"use client";

import type { DescribedFlag } from "@foothold/core/people";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Card } from "#components/ui/Card.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Switch } from "#components/ui/form/Switch.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { LastChange } from "#components/ui/LastChange.tsx";
import { FlagConflict } from "./FlagConflict.tsx";
import { describeSetting } from "./flag-words.ts";
import { RoleOverrides } from "./RoleOverrides.tsx";
import { RolloutField } from "./RolloutField.tsx";
import { useFlag } from "./use-flag.ts";

export function FlagCard({ flag }: { flag: DescribedFlag }) {
  const ready = useHydrated();
  const editing = useFlag(flag);
  const { stored, draft, theirs, failure, busy, changed } = editing;
  const titleId = `flag-${flag.key}`;
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={titleId} className="font-mono text-title-3 break-all">
            {flag.key}
          </h2>
          <Badge tone={stored.enabled ? "success" : "neutral"}>{describeSetting(stored)}</Badge>
        </div>
        <p className="mt-2 max-w-text">{flag.description}</p>
        <p className="mt-1 text-small text-ink-soft">Applies to {flag.appliesTo}.</p>
        <fieldset
          disabled={!ready}
          className="mt-4 grid gap-6 border-t border-line pt-4 lg:grid-cols-2"
        >
          <div className="flex flex-col gap-3">
            <Switch
              label="On"
              checked={draft.enabled}
              onChange={(enabled) => editing.change({ enabled })}
            />
            <RolloutField
              percent={draft.rolloutPercent}
              onChange={(rolloutPercent) => editing.change({ rolloutPercent })}
            />
          </div>
          <RoleOverrides
            overrides={draft.roleOverrides}
            onChange={(roleOverrides) => editing.change({ roleOverrides })}
          />
        </fieldset>
        {failure && <FailureNotice failure={failure} className="mt-4" />}
        {theirs && (
          <FlagConflict
            mine={draft}
            theirs={theirs}
            busy={busy}
            onTakeTheirs={editing.takeTheirs}
            onKeepMine={editing.keepMine}
          />
        )}
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button size="small" busy={busy} disabled={!changed} onClick={editing.save}>
            Save
          </Button>
          <p role="status" className="text-small font-semibold text-success empty:hidden">
            {editing.justSaved && "Saved. Every running instance has it within a second."}
          </p>
          <p className="ml-auto text-small text-ink-faint">
            <LastChange
              changedAt={stored.changedAt}
              changedBy={stored.changedBy}
              never={`Never changed; ${stored.default ? "on" : "off"} by default`}
            />
          </p>
        </div>
      </section>
    </Card>
  );
}
