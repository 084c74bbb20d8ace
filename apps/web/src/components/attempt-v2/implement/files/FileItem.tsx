"use client";

import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import type { Listed } from "./workspace-store.ts";

type Props = {
  file: Listed["files"][number];
  busy: boolean;
  /** True after a rename: the item takes the keyboard's focus when it appears under its new name. */
  takesFocus: boolean;
  onOpen: (path: string | null) => void;
  onRename: (to: string) => Promise<boolean>;
  onDelete: () => void;
};

export function FileItem({ file: { path, kind }, busy, takesFocus, ...on }: Props) {
  const { onOpen, onRename, onDelete } = on;
  const [name, setName] = useState<string | null>(null);
  const [wasNamed, setWasNamed] = useState(false);

  function close() {
    setWasNamed(true);
    setName(null);
  }

  async function rename(event: FormEvent) {
    event.preventDefault();
    if (name && (name === path || (await onRename(name)))) close();
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "F2") setName(path);
    if (key === "Delete") onDelete();
  }

  if (name !== null) {
    return (
      <li>
        <form
          onSubmit={rename}
          onKeyDown={(event) => event.key === "Escape" && close()}
          className="flex flex-wrap items-end gap-2"
        >
          <TextField
            label={`New name of ${path}`}
            name="name"
            value={name}
            autoFocus
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <Button size="small" type="submit" busy={busy}>
            Rename
          </Button>
          <Button size="small" variant="quiet" onClick={close}>
            Cancel
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-1">
      <Button
        size="small"
        variant="quiet"
        className="font-mono"
        autoFocus={takesFocus || wasNamed}
        {...(kind !== "solution" && { onKeyDown, "aria-keyshortcuts": "F2 Delete" })}
        onClick={() => onOpen(kind === "solution" ? null : path)}
      >
        <span className="sr-only">Open </span>
        {path.replace(/^scratch\//, "")}
      </Button>
      {kind === "solution" ? (
        <span className="text-tiny text-ink-faint">the one that is judged</span>
      ) : (
        <>
          <Button size="small" variant="quiet" onClick={() => setName(path)}>
            Rename<span className="sr-only">{` ${path}`}</span>
          </Button>
          <Button size="small" variant="quiet" disabled={busy} onClick={onDelete}>
            Delete<span className="sr-only">{` ${path}`}</span>
          </Button>
        </>
      )}
    </li>
  );
}
