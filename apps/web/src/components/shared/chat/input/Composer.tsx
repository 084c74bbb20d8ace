"use client";

import { type FormEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { Button } from "#components/ui/Button.tsx";
import { inputClasses } from "#components/ui/form/Field.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

type Props = {
  id: string;
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  busy: boolean;
  hasFailed: boolean;
  onWrite: (text: string) => void;
  onSend: () => void;
  onEscape: () => void;
};

/** The field for a message; Enter sends it. */
export function Composer({ id, box, text, busy, hasFailed, onWrite, onSend, onEscape }: Props) {
  const ready = useHydrated();
  const hintId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") onEscape();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          ref={box}
          id={id}
          name="message"
          rows={1}
          placeholder="Ask the coach…"
          value={text}
          readOnly={!ready}
          aria-describedby={hintId}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${inputClasses} field-sizing-content max-h-40 min-w-0 flex-1`}
        />
        <Button type="submit" className="px-4" busy={busy}>
          {hasFailed ? "Ask again" : "Ask"}
        </Button>
      </div>
      <p id={hintId} className="mt-1 text-tiny text-ink-faint pointer-coarse:sr-only">
        Enter sends it, Shift and Enter begin a new line.
      </p>
    </form>
  );
}
