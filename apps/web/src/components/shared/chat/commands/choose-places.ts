import type { Exchange } from "@foothold/core/chat";
import { MAX_BATCH_COMMANDS } from "@foothold/core/command-limits";
import { callApi } from "#lib/browser/api-client.ts";

/** Positions of the reply's first commands, as many as fit into one batch. */
export function firstPlaces({ reply }: Pick<Exchange, "reply">): number[] {
  return (reply.commands ?? []).slice(0, MAX_BATCH_COMMANDS).map((_command, place) => place);
}

/** Positions of the commands to run without a click: none, unless both switches in the settings are on. */
export async function choosePlaces(exchange: Pick<Exchange, "reply">): Promise<number[]> {
  const { autoApply, autoApplyCli } = await callApi("GET", "/api/settings");
  return autoApply && autoApplyCli ? firstPlaces(exchange) : [];
}
