import type { Effects } from "./effect.ts";

export const stuckEffects: Effects<"stuck-action-answered" | "recap-submitted" | "recap-assessed"> =
  {
    // A recap that was on its way is of the rescue before; this one needs its own.
    "stuck-action-answered": (_, { details }) =>
      details.requiresRecap ? { recapRequired: true, recapText: null } : {},
    "recap-submitted": (_, { details }) => ({ recapText: details.text }),
    "recap-assessed": ({ recapRequired }, { details }) => ({
      recapRequired: recapRequired && !details.accepted,
    }),
  };
