import type { Exchange } from "@foothold/core/chat";
import { MAX_BATCH_COMMANDS } from "@foothold/core/command-limits";
import { callApi } from "#lib/browser/api-client.ts";
import { openCommands } from "../reply/status-words.ts";

type Proposing = Pick<Exchange, "reply" | "settledCommands">;

/** Positions of the commands to run together, as many as fit into one batch: those that are open, or all again. */
export function placesToRun(exchange: Proposing): number[] {
  const open = openCommands(exchange);
  const all = (exchange.reply.commands ?? []).map((_command, place) => place);
  return (open.length > 0 ? open : all).slice(0, MAX_BATCH_COMMANDS);
}

/** Positions of the commands to run without a click: none, unless both switches in the settings are on. */
export async function choosePlaces(exchange: Proposing): Promise<number[]> {
  const { autoApply, autoApplyCli } = await callApi("GET", "/api/settings");
  return autoApply && autoApplyCli ? openCommands(exchange).slice(0, MAX_BATCH_COMMANDS) : [];
}
