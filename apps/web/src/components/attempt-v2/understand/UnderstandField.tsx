"use client";

import type { KeyboardEvent } from "react";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import type { FieldWords } from "./explanation-fields.ts";
import type { FieldDraft } from "./use-explanation.ts";

type Props = {
  field: FieldWords;
  draft: FieldDraft;
  error?: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function UnderstandField({ field, draft, error, onKeyDown }: Props) {
  return (
    <div className="rounded-large border border-line bg-surface p-4">
      <DraftArea
        draft={draft}
        label={field.label}
        name={field.name}
        rows={field.rows}
        error={error}
        hint={field.help}
        onKeyDown={onKeyDown}
      />
      <OtherAnswer text={field.example} />
    </div>
  );
}

export function OtherAnswer({ text }: { text: string }) {
  return (
    <Disclosure summary="A good answer for another problem">
      <p className="border-l-3 border-accent-line pl-3 text-small text-ink-soft">{text}</p>
    </Disclosure>
  );
}
