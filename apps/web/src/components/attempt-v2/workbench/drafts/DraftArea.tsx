"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { ConflictingVersion } from "./ConflictingVersion.tsx";
import type { useDraft } from "./use-draft.ts";

type Props = {
  draft: ReturnType<typeof useDraft>;
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  rows?: number;
  maxLength?: number;
  readOnly?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
};

export function DraftArea({ draft, ...area }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        {...area}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
      />
      <ConflictingVersion draft={draft} label={area.label} />
    </div>
  );
}
