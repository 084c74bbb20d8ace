"use client";

import { DraftArea } from "../DraftArea.tsx";
import type { useDraft } from "../use-draft.ts";
import type { understandFields } from "./fields.ts";

type Props = {
  field: (typeof understandFields)[number];
  draft: ReturnType<typeof useDraft>;
  error?: string | undefined;
};

export function UnderstandField({ field, draft, error }: Props) {
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
      <details className="mt-2 text-small">
        <summary className="inline-flex min-h-6 items-center text-accent pointer-coarse:min-h-11">
          A good answer for another problem
        </summary>
        <p className="mt-1 border-l-3 border-accent-line pl-3 text-ink-soft">{field.example}</p>
      </details>
    </div>
  );
}
