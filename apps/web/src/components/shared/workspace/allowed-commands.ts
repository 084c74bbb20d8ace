"use client";

import { callApi } from "#lib/browser/api-client.ts";
import type { Refusal } from "#lib/browser/shell-rules.ts";
import { defaultWhitelist, neverListed, type Whitelist } from "#lib/browser/shell-rules.ts";

/** Loads the commands that run without asking. They are read anew, because another tab may have changed them. */
export async function allowedCommands(): Promise<Whitelist> {
  const { cliWhitelist } = await callApi("GET", "/api/settings");
  return cliWhitelist ?? defaultWhitelist;
}

/** The command that the learner could allow so that the line runs; null if allowing one does not help. */
export function commandToAllow({ reason, what }: Refusal): string | null {
  return reason === "not-listed" && !neverListed.has(what) && /^[\w./=:@+-]{1,80}$/.test(what)
    ? what
    : null;
}

export async function allowCommand(command: string): Promise<void> {
  await callApi("POST", "/api/settings/commands", { command });
}
