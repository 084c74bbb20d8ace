"use client";

import type { DescribedFlag, Flag, FlagSetting } from "@foothold/core/people";
import { useState } from "react";
import { ApiError, callApi } from "#lib/browser/api-client.ts";

function settingOf({ enabled, rolloutPercent, roleOverrides }: FlagSetting): FlagSetting {
  return { enabled, rolloutPercent, roleOverrides };
}

function same(one: FlagSetting, other: FlagSetting): boolean {
  const overrides = ({ roleOverrides }: FlagSetting) =>
    JSON.stringify(Object.entries(roleOverrides).sort(([a], [b]) => a.localeCompare(b)));
  return (
    one.enabled === other.enabled &&
    one.rolloutPercent === other.rolloutPercent &&
    overrides(one) === overrides(other)
  );
}

/** One flag being edited: what is stored, what is drafted, and what somebody else made of it meanwhile. */
export function useFlag(initial: DescribedFlag) {
  const [stored, setStored] = useState<DescribedFlag>(initial);
  const [draft, setDraft] = useState<FlagSetting>(settingOf(initial));
  const [theirs, setTheirs] = useState<DescribedFlag | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [justSaved, setJustSaved] = useState(false);

  function take(flag: DescribedFlag, mine: FlagSetting) {
    setStored(flag);
    setDraft(mine);
    setTheirs(null);
  }

  async function findTheirs() {
    const { flags } = await callApi<{ flags: DescribedFlag[] }>("GET", "/api/admin/flags");
    setTheirs(flags.find(({ key }) => key === stored.key) ?? null);
  }

  async function save(version: number) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setJustSaved(false);
    try {
      const body = { ...draft, version };
      const { flag } = await callApi<{ flag: Flag }>("PUT", `/api/admin/flags/${stored.key}`, body);
      take({ ...stored, ...flag }, settingOf(flag));
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
    await findTheirs().catch((again: unknown) => {
      if (!(again instanceof ApiError)) throw again;
      setFailure(again);
    });
  }

  return {
    stored,
    draft,
    theirs,
    failure,
    busy,
    justSaved,
    changed: !same(draft, stored),
    change: (part: Partial<FlagSetting>) => {
      setDraft({ ...draft, ...part });
      setJustSaved(false);
    },
    save: () => save(stored.version),
    takeTheirs: () => theirs && take(theirs, settingOf(theirs)),
    keepMine: () => theirs && save(theirs.version),
  };
}
