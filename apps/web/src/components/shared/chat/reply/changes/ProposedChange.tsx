"use client";

import type { Proposal } from "@foothold/core/chat";
import { useState } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Diff } from "#components/ui/diff/Diff.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import type { ApiError } from "#lib/browser/api-error.ts";
import { changeText, stateWords, statsText } from "./change-words.ts";
import type { ChatFiles } from "./chat-files.ts";

export type ChangeActions = {
  run: (what: "apply" | "discard", places: number[]) => Promise<ApiError | null>;
  files?: ChatFiles | undefined;
};

type Props = { proposal: Proposal; place: number; actions: ChangeActions | undefined };

const tones = {
  open: "caution",
  applied: "success",
  discarded: "neutral",
  blocked: "danger",
} as const;

/** One file that the coach proposes to change, with its diff and the buttons to apply or discard it. */
export function ProposedChange({ proposal, place, actions }: Props) {
  const { path, state, blocked, note, oldContent, newContent } = proposal;
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const Compare = actions?.files?.Compare;
  const present = actions?.files?.textOf(path);
  const isStale =
    state === "open" && present !== undefined && present !== oldContent && present !== newContent;
  const hasText = newContent !== oldContent;
  const sides = { before: (isStale ? present : oldContent) ?? "", after: newContent ?? "" };

  async function run(what: "apply" | "discard") {
    setBusy(true);
    setFailure((await actions?.run(what, [place])) ?? null);
    setBusy(false);
  }

  return (
    <li
      aria-label={`Proposed change of ${path}`}
      className="flex flex-col gap-1.5 rounded-middle border border-line p-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="font-mono text-tiny font-semibold wrap-anywhere">{changeText(proposal)}</h4>
        {hasText && (
          <span className="font-mono text-tiny text-ink-soft">{statsText(proposal)}</span>
        )}
        <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        <span className="ml-auto flex flex-wrap gap-1">
          {hasText && (
            <Button
              size="small"
              variant="quiet"
              aria-expanded={shown}
              aria-label={`Look at the change of ${path}`}
              onClick={() => setShown(!shown)}
            >
              Look
            </Button>
          )}
          {actions && state === "open" && (
            <>
              <Button
                size="small"
                busy={busy}
                aria-label={`Apply the change of ${path}`}
                onClick={() => run("apply")}
              >
                Apply
              </Button>
              <Button
                size="small"
                variant="quiet"
                disabled={busy}
                aria-label={`Discard the change of ${path}`}
                onClick={() => run("discard")}
              >
                Discard
              </Button>
            </>
          )}
        </span>
      </div>
      {note && <p>{note}</p>}
      {blocked && <p className="text-tiny text-danger">{blocked.why}</p>}
      {isStale && (
        <p className="text-tiny text-caution">
          {`${path} was changed since the coach read it, so this is not written over it. Ask again for a change that fits.`}
        </p>
      )}
      {failure && <FailureNotice failure={failure} />}
      {shown && (Compare ? <Compare path={path} {...sides} /> : <Diff {...sides} />)}
    </li>
  );
}
