"use client";

import { useContext, useSyncExternalStore } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { DraftsContext } from "./DraftsProvider.tsx";
import type { DraftStore, SaveStatus } from "./draft-store.ts";

const words: Record<SaveStatus["state"], string> = {
  saved: "",
  unsaved: "Kept in this browser",
  saving: "Saving",
  failed: "Kept in this browser, not saved yet",
};

/** On a phone it stays at the edge of the screen, wherever the page is scrolled to. */
export const unsavedOnPhone =
  "max-wide:fixed max-wide:inset-x-0 max-wide:bottom-0 max-wide:z-20 max-wide:border-t max-wide:border-caution-line max-wide:bg-caution-soft max-wide:px-4 max-wide:py-2 max-wide:text-small max-wide:font-semibold max-wide:text-caution";

/** Whether the drafts are saved; empty until something has been typed. */
export function DraftState({ path }: { path: string }) {
  const store = useContext(DraftsContext);
  return store && <State store={store} path={path} />;
}

function State({ store, path }: { store: DraftStore; path: string }) {
  const saveStatus = useSyncExternalStore(store.subscribe, store.saveStatus, store.saveStatus);
  const everSaved = useSyncExternalStore(store.subscribe, store.hasSaved, store.hasSaved);
  const signedOut = saveStatus.state === "failed" && saveStatus.failure.signInAgain;
  return (
    <p
      role="status"
      className={classNames(
        "text-tiny text-ink-faint",
        saveStatus.state === "failed" && unsavedOnPhone,
      )}
    >
      {saveStatus.state === "saved" ? (everSaved ? "Draft saved" : "") : words[saveStatus.state]}
      {signedOut && (
        <>
          {". "}
          <a
            className="font-semibold text-accent underline"
            href={`/sign-in?next=${encodeURIComponent(path)}`}
          >
            Sign in again
          </a>
          {" and you come back to this place, with your text as it is now."}
        </>
      )}
    </p>
  );
}
