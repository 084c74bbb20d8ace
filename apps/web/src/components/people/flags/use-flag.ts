"use client";

import type { DescribedFlag, FlagSetting } from "@foothold/core/people";
import { useState } from "react";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { ApiError } from "#lib/browser/api-error.ts";

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

/** A flag being edited: the stored setting, the draft, and, after a conflict, what somebody else saved. */
export function useFlag(initial: DescribedFlag) {
  const [stored, setStored] = useState<DescribedFlag>(initial);
  const [draft, setDraft] = useState<FlagSetting>(settingOf(initial));
  const [theirs, setTheirs] = useState<DescribedFlag | null>(null);
  const { busy, failure, send } = useRequest();
  const [justSaved, setJustSaved] = useState(false);

  function take(flag: DescribedFlag, mine: FlagSetting) {
    setStored(flag);
    setDraft(mine);
    setTheirs(null);
  }

  async function findTheirs() {
    const { flags } = await callApi("GET", "/api/admin/flags");
    setTheirs(flags.find(({ key }) => key === stored.key) ?? null);
  }

  async function save(version: number) {
    setJustSaved(false);
    const path = `/api/admin/flags/${stored.key}` as const;
    const body = { ...draft, version };
    const answer = await send(() => callApi("PUT", path, body), showTheirs);
    if (!answer) return;
    take({ ...stored, ...answer.flag }, settingOf(answer.flag));
    setJustSaved(true);
  }

  /** Somebody else saved first: their setting is shown beside this one instead of an error. */
  async function showTheirs(error: ApiError): Promise<ApiError | null> {
    if (error.code !== "stale-version") return error;
    try {
      await findTheirs();
      return null;
    } catch (again) {
      if (!(again instanceof ApiError)) throw again;
      return again;
    }
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
