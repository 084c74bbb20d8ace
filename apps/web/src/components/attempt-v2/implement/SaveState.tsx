import { classNames } from "#components/ui/class-names.ts";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { unsavedOnPhone } from "../workbench/drafts/DraftState.tsx";
import type { Saving } from "./use-saved-text.ts";

const words: Record<Saving["state"], string> = {
  saved: "Saved",
  unsaved: "Typing, kept in this browser",
  saving: "Saving",
  failed: "Kept in this browser, not saved yet",
  conflict: "Two versions",
};

export function SaveState({ saving, path }: { saving: Saving; path: string }) {
  return (
    <>
      <p
        role="status"
        className={classNames(
          "text-tiny text-ink-faint",
          saving.state === "failed" && unsavedOnPhone,
        )}
      >
        {words[saving.state]}
      </p>
      {saving.state === "failed" && saving.failure.signInAgain && (
        <p className="w-full text-small">
          <a className="font-semibold underline" href={`/sign-in?next=${encodeURIComponent(path)}`}>
            Sign in again
          </a>{" "}
          and you come back to this place, with your code as it is now.
        </p>
      )}
      {saving.state === "failed" && !saving.failure.signInAgain && (
        <FailureNotice failure={saving.failure} className="w-full" />
      )}
    </>
  );
}
