"use client";

import type { ReactNode } from "react";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import type { useDraft } from "../workbench/drafts/use-draft.ts";
import type { understandFields } from "./fields.ts";

type Props = {
  field: (typeof understandFields)[number];
  draft: ReturnType<typeof useDraft>;
  error?: string | undefined;
  /** Help for this field, such as an example. */
  children?: ReactNode;
};

export function UnderstandField({ field, draft, error, children }: Props) {
  return (
    <div className="rounded-large border border-line bg-surface p-4">
      <DraftArea
        draft={draft}
        label={field.label}
        name={field.name}
        rows={field.rows}
        error={error}
        hint={field.help}
      />
      <Disclosure summary="A good answer for another problem">
        <p className="border-l-3 border-accent-line pl-3 text-small text-ink-soft">
          {field.example}
        </p>
      </Disclosure>
      {children}
    </div>
  );
}
