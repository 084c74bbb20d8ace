"use client";

import type { ViewedCoachSettings } from "@foothold/core/coach";
import { useState } from "react";
import { ApiError, callApi } from "#lib/browser/api-client.ts";
import {
  type DraftErrors,
  draftOf,
  errorsIn,
  type SettingDraft,
  settingOf,
} from "./setting-draft.ts";

type Answer = { settings: ViewedCoachSettings };

/** The settings being edited: what is stored, what is drafted, and what somebody else made of them meanwhile. */
export function useCoachSettings(initial: ViewedCoachSettings) {
  const [stored, setStored] = useState(initial);
  const [draft, setDraft] = useState<SettingDraft>(draftOf(initial));
  const [theirs, setTheirs] = useState<ViewedCoachSettings | null>(null);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [justSaved, setJustSaved] = useState(false);

  function take(settings: ViewedCoachSettings) {
    setStored(settings);
    setDraft(draftOf(settings));
    setTheirs(null);
    setErrors({});
  }

  async function save(version: number) {
    if (busy) return;
    const wrong = errorsIn(draft);
    setErrors(wrong);
    setFailure(null);
    setJustSaved(false);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const body = { ...settingOf(draft), version };
      take((await callApi<Answer>("PUT", "/api/admin/coach", body)).settings);
      setJustSaved(true);
    } catch (thrown) {
      await fail(thrown);
    } finally {
      setBusy(false);
    }
  }

  async function fail(thrown: unknown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    if (thrown.code !== "stale-version") return setFailure(thrown);
    const answer = await callApi<Answer>("GET", "/api/admin/coach").catch(() => null);
    if (answer) setTheirs(answer.settings);
    else setFailure(thrown);
  }

  return {
    stored,
    draft,
    theirs,
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
