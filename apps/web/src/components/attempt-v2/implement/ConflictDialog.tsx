"use client";

import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";

type Props = {
  /** The path of the file; undefined for the solution. */
  what?: string;
  mine: string;
  theirs: string;
  onChoose: (chosen: string) => void;
};

/** The code was changed in another tab or on another device. Both versions are shown, and the learner chooses. */
export function ConflictDialog({ what = "Your code", mine, theirs, onChoose }: Props) {
  return (
    <ConfirmDialog
      title={`${what} was changed elsewhere`}
      confirmLabel="Go on with mine"
      cancelLabel="Take the other one"
      wide
      mustChoose
      busy={false}
      onConfirm={() => onChoose(mine)}
      onCancel={() => onChoose(theirs)}
    >
      <p>
        Perhaps in another tab. Nothing is lost: the one you do not take stays in the change
        history, if it was saved.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version title="Here, in this tab" code={mine} />
        <Version title="On the server" code={theirs} />
      </div>
    </ConfirmDialog>
  );
}

function Version({ title, code }: { title: string; code: string }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-small font-semibold text-ink">{title}</h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by keyboard
        tabIndex={0}
        className="mt-1 max-h-72 overflow-auto rounded-middle border border-line bg-sunken p-3 font-mono text-tiny text-ink"
      >
        {code}
      </pre>
    </section>
  );
}
