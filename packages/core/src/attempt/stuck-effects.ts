import type { Effects } from "./effect.ts";

export const stuckEffects: Effects<"stuck-action-answered" | "recap-submitted" | "recap-assessed"> =
  {
    "stuck-action-answered": ({ recapRequired }, { details }) => ({
      recapRequired: recapRequired || details.requiresRecap,
    }),
    "recap-submitted": (_, { details }) => ({ recapText: details.text }),
    "recap-assessed": ({ recapRequired }, { details }) => ({
      recapRequired: recapRequired && !details.accepted,
    }),
  };
