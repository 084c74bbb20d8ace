"use client";

import type { ViewedCoachSettings } from "@foothold/core/coach";
import { useState } from "react";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import type { ApiError } from "#lib/browser/api-error.ts";
import {
  type DraftErrors,
  draftOf,
  errorsIn,
  type SettingDraft,
  settingOf,
} from "./setting-draft.ts";

/** The settings being edited: the stored ones, the draft, and, after a conflict, what somebody else saved. */
export function useCoachSettings(initial: ViewedCoachSettings) {
  const [stored, setStored] = useState(initial);
  const [draft, setDraft] = useState<SettingDraft>(draftOf(initial));
  const [theirs, setTheirs] = useState<ViewedCoachSettings | null>(null);
  const [errors, setErrors] = useState<DraftErrors>({});
  const { busy, failure, send, clearFailure } = useRequest();
  const [justSaved, setJustSaved] = useState(false);

  function take(settings: ViewedCoachSettings) {
    setStored(settings);
    setDraft(draftOf(settings));
    setTheirs(null);
    setErrors({});
  }

  /** A key was stored: the draft stays as it is, and is saved upon the new version. */
  function takeAccess({ access, configured, version }: ViewedCoachSettings) {
    setStored((present) => ({ ...present, access, configured, version }));
  }

  async function save(version: number) {
    if (busy) return;
    const wrong = errorsIn(draft);
    setErrors(wrong);
    clearFailure();
    setJustSaved(false);
    if (Object.keys(wrong).length > 0) return;
    const body = { ...settingOf(draft), version };
    const answer = await send(() => callApi("PUT", "/api/admin/coach", body), showTheirs);
    if (!answer) return;
    take(answer.settings);
    setJustSaved(true);
  }

  /** Somebody else saved first: their settings are shown beside these instead of an error. */
  async function showTheirs(error: ApiError): Promise<ApiError | null> {
    if (error.code !== "stale-version") return error;
    const answer = await callApi("GET", "/api/admin/coach").catch(() => null);
    if (!answer) return error;
    setTheirs(answer.settings);
    return null;
  }

  return {
    stored,
    draft,
    theirs,
    takeAccess,
    errors,
    failure,
    busy,
    justSaved,
    changed: JSON.stringify(draft) !== JSON.stringify(draftOf(stored)),
    change: (part: Partial<SettingDraft>) => {
      setDraft({ ...draft, ...part });
      setJustSaved(false);
    },
    save: () => save(stored.version),
    takeTheirs: () => theirs && take(theirs),
    keepMine: () => theirs && save(theirs.version),
  };
}
