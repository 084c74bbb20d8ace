"use client";

import type { Settings } from "@foothold/core/people";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { CommandList } from "./CommandList.tsx";

type Props = { draft: Settings; onChange: (part: Partial<Settings>) => void };

/** Chooses which of the coach's proposals are applied without a click. */
export function AutoApplyFields({ draft, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">What the coach proposes</legend>
      <Checkbox
        label="Apply by itself"
        hint="The switch for both below. The solution is never changed without a click, and neither is a file that you are typing in."
        checked={draft.autoApply}
        onChange={(event) => onChange({ autoApply: event.target.checked })}
      />
      <Checkbox
        label="Changes of notes, tests and scratch files"
        checked={draft.autoApplyFiles}
        disabled={!draft.autoApply}
        onChange={(event) => onChange({ autoApplyFiles: event.target.checked })}
      />
      <Checkbox
        label="Commands that are on your list"
        checked={draft.autoApplyCli}
        disabled={!draft.autoApply}
        onChange={(event) => onChange({ autoApplyCli: event.target.checked })}
      />
      <CommandList
        listed={draft.cliWhitelist}
        onChange={(cliWhitelist) => onChange({ cliWhitelist })}
      />
    </fieldset>
  );
}
