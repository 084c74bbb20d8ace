import type { Proposal } from "../../entities/chat/proposal.ts";

/** The proposals with those at `places` in another state; a blocked one stays blocked. */
export function markProposals(
  proposals: readonly Proposal[],
  places: readonly number[],
  state: Exclude<Proposal["state"], "blocked">,
): Proposal[] {
  return proposals.map((proposal, place) =>
    places.includes(place) && proposal.state !== "blocked" ? { ...proposal, state } : proposal,
  );
}
