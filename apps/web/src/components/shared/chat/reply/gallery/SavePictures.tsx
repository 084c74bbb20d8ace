"use client";

import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { ApiError } from "#lib/browser/api-error.ts";
import type { PictureActions } from "./picture-actions.ts";

type Props = {
  /** The ids of the pictures that are chosen. */
  chosen: readonly string[];
  actions: PictureActions;
  /** Where they are downloaded as a ZIP. */
  zipPath: string;
};

/** Saves the chosen pictures among the files of the attempt, or as a ZIP. */
export function SavePictures({ chosen, actions, zipPath }: Props) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<readonly string[] | ApiError | null>(null);
  const label = chosen.length > 0 ? `Save selected (${chosen.length})` : "Save selected";

  async function save() {
    setBusy(true);
    setOutcome(await actions.keep(chosen));
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {actions.mayDraw && (
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => void save()}
        >
          {label}
        </Button>
      )}
      {chosen.length > 0 && (
        <a
          href={`${zipPath}?images=${chosen.join(",")}`}
          download="pictures.zip"
          className={buttonClasses("quiet", "small")}
        >
          As a ZIP
        </a>
      )}
      {outcome instanceof ApiError && <FailureNotice failure={outcome} />}
      {outcome && !(outcome instanceof ApiError) && (
        <p role="status" className="w-full text-tiny">
          {`Saved. Among your files: ${outcome.join(", ")}.`}
        </p>
      )}
    </div>
  );
}
