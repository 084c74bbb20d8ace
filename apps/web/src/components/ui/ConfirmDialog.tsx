"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";

type Props = {
  title: string;
  confirmLabel: string;
  /** null: there is nothing to confirm, only a button to close it. */
  cancelLabel?: string | null;
  /** Wide enough for two columns. */
  wide?: boolean;
  danger?: boolean;
  /** Esc does not close it; one of the two buttons must be pressed. */
  mustChoose?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Open while it is rendered. The browser keeps the focus inside and restores it afterwards. */
export function ConfirmDialog(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser focuses the first button, which in a long dialog is at its end.
    element?.scrollTo(0, 0);
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!props.mustChoose) props.onCancel();
      }}
      // Browsers close a dialog on the second Esc in a row even if the first was prevented.
      onClose={() => {
        const element = dialog.current;
        if (props.mustChoose && element && !element.open) element.showModal();
      }}
      className={classNames(
        "m-auto rounded-large border border-line bg-raised p-6 text-ink shadow-high",
        props.wide ? "w-[min(60rem,calc(100vw-2rem))]" : "w-[min(30rem,calc(100vw-2rem))]",
      )}
    >
      <h2 id={titleId} className="text-title-2">
        {props.title}
      </h2>
      <div className="mt-3 flex flex-col gap-3 text-ink-soft">{props.children}</div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {props.cancelLabel !== null && (
          <Button variant="secondary" onClick={props.onCancel}>
            {props.cancelLabel ?? "Cancel"}
          </Button>
        )}
        <Button
          variant={props.danger ? "danger" : "primary"}
          busy={props.busy}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
