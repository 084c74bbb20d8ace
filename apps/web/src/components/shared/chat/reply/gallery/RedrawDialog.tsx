"use client";

import { type GeneratedImage, MAX_PROMPT_LENGTH } from "@foothold/core/chat";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import type { ApiError } from "#lib/browser/api-error.ts";
import type { PictureActions } from "./picture-actions.ts";

type Props = { image: GeneratedImage; actions: PictureActions; onClose: () => void };

/** Asks for the prompt of a new version; it is drawn while the dialog is open, so that a refusal can be put right. */
export function RedrawDialog({ image, actions, onClose }: Props) {
  const [prompt, setPrompt] = useState(image.originalPrompt);
  const [refinement, setRefinement] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function redraw() {
    if (prompt.trim() === "") return;
    setBusy(true);
    const refused = await actions.redraw(image.id, prompt, refinement);
    setBusy(false);
    setFailure(refused);
    if (!refused) onClose();
  }

  return (
    <ConfirmDialog
      title="Regenerate picture"
      confirmLabel="Regenerate"
      busy={busy}
      onConfirm={() => void redraw()}
      onCancel={onClose}
    >
      <TextArea
        label="Original prompt"
        name="prompt"
        value={prompt}
        maxLength={MAX_PROMPT_LENGTH}
        error={prompt.trim() === "" ? "Say what there is to see." : undefined}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <TextArea
        label="Edit the prompt above or add to it below"
        name="refinement"
        rows={2}
        placeholder="make it darker, softer light, more 3D look"
        value={refinement}
        maxLength={MAX_PROMPT_LENGTH}
        onChange={(event) => setRefinement(event.target.value)}
      />
      {failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}
