"use client";

import type { KeyboardEvent } from "react";
import { classNames } from "#components/ui/class-names.ts";
import type { Listed } from "./workspace-store.ts";

type Props = {
  files: Listed["files"];
  /** The path of the file in the editor; null for the solution. */
  open: string | null;
  onOpen: (path: string | null) => void;
};

/** One tab for each file; arrow keys go from one to the next, Home and End to the first and the last. */
export function FileTabs({ files, open, onOpen }: Props) {
  const current = files.findIndex(({ path, kind }) =>
    open === null ? kind === "solution" : path === open,
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = {
      ArrowRight: (current + 1) % files.length,
      ArrowLeft: (current - 1 + files.length) % files.length,
      Home: 0,
      End: files.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const file = files[next];
    if (!file) return;
    onOpen(file.kind === "solution" ? null : file.path);
    const tab = event.currentTarget.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div
      role="tablist"
      aria-label="Files"
      onKeyDown={onKeyDown}
      className="flex gap-1 overflow-x-auto border-b border-line"
    >
      {files.map(({ path, kind }, index) => (
        <button
          key={path}
          type="button"
          role="tab"
          aria-selected={index === current}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onOpen(kind === "solution" ? null : path)}
          className={classNames(
            "min-h-9 shrink-0 rounded-t-middle px-3 font-mono text-small pointer-coarse:min-h-11",
            index === current ? "border-b-2 border-accent font-semibold" : "text-ink-soft",
          )}
        >
          {path}
        </button>
      ))}
    </div>
  );
}
