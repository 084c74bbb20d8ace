"use client";

import { useContext, useSyncExternalStore } from "react";
import { DraftsContext } from "./DraftsProvider.tsx";
import type { DraftStore, SaveStatus } from "./draft-store.ts";

const words: Record<SaveStatus["state"], string> = {
  saved: "",
  unsaved: "Kept in this browser",
  saving: "Saving",
  failed: "Kept in this browser, not saved yet",
};

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
    <p role="status" className="text-tiny text-ink-faint">
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
