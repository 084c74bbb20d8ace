import type { Effects } from "./effect.ts";

const unchanged = () => ({});

export const stuckEffects: Effects<
  | "stuck-action-answered"
  | "stuck-offer-dismissed"
  | "recovery-begun"
  | "recap-submitted"
  | "recap-assessed"
  | "question-asked"
  | "question-answered"
  | "exchange-begun"
> = {
  // An earlier recap belongs to an earlier rescue; this rescue needs its own.
  "stuck-action-answered": (_, { details }) =>
    details.requiresRecap ? { recapRequired: true, recapText: null } : {},
  "question-asked": unchanged,
  "question-answered": unchanged,
  "exchange-begun": unchanged,
  "stuck-offer-dismissed": unchanged,
  "recovery-begun": unchanged,
  "recap-submitted": (_, { details }) => ({ recapText: details.text }),
  "recap-assessed": ({ recapRequired }, { details }) => ({
    recapRequired: recapRequired && !details.accepted,
  }),
};
