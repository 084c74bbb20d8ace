"use client";

import type { KeyboardEvent } from "react";
import { isSendKey } from "#components/ui/form/is-send-key.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

export type EditorProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onRun: () => void;
};

/** A plain text area, for screen readers and phones. Tab leaves it. */
export function PlainEditor({ label, value, onChange, onRun }: EditorProps) {
  const ready = useHydrated();

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    onRun();
  }

  return (
    <textarea
      aria-label={label}
      value={value}
      readOnly={!ready}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      wrap="off"
      rows={16}
      className="w-full rounded-middle border border-line-strong bg-surface p-3 font-mono text-small leading-relaxed pointer-coarse:text-body"
    />
  );
}
