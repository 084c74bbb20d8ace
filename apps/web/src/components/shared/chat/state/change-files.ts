import type { Exchange } from "@foothold/core/chat";
import type { Dispatch } from "react";
import { callOnce } from "#lib/browser/call-once.ts";
import type { ChatFiles } from "../reply/changes/chat-files.ts";
import { placesToApply } from "../reply/changes/places-to-apply.ts";
import type { ChatAction } from "./chat-state.ts";
import { failureOf } from "./failure-of.ts";

type Page = { dispatch: Dispatch<ChatAction>; files: ChatFiles | undefined };
type Chosen = { places: number[]; isAutomatic?: boolean };

export async function applyChanges(
  { dispatch, files }: Page,
  exchange: Exchange,
  chosen: Chosen,
): Promise<void> {
  const applied = await callOnce("POST", `${pathOf(exchange)}/apply`, chosen);
  dispatch({ type: "exchange-changed", exchange: applied.exchange });
  const proposals = chosen.places.flatMap((place) => exchange.proposals[place] ?? []);
  files?.onApplied({ proposals, changeSetId: applied.changeSet?.id ?? null });
}

export async function discardChanges(
  { dispatch }: Pick<Page, "dispatch">,
  exchange: Exchange,
  places: number[],
): Promise<void> {
  const discarded = await callOnce("POST", `${pathOf(exchange)}/discard`, { places });
  dispatch({ type: "exchange-changed", exchange: discarded.exchange });
}

/** Applies what needs no click: all together, or one by one if that is refused. Refused changes wait for a click. */
export async function autoApply(page: Page, exchange: Exchange): Promise<void> {
  const places = placesToApply(exchange.proposals, page.files?.hasUnsaved);
  const refusalOf = (chosen: number[]) =>
    failureOf(() => applyChanges(page, exchange, { places: chosen, isAutomatic: true }));
  if (places.length === 0 || !(await refusalOf(places)) || places.length === 1) return;
  for (const place of places) await refusalOf([place]);
}

const pathOf = ({ conversationId, id }: Exchange) =>
  `/api/conversations/${conversationId}/exchanges/${id}` as const;
