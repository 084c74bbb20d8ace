/** Every flag; a key that is not in this list is not a flag. */
export const flagDefinitions = {
  attempt_v2_flow: {
    description: "New attempts use the five-step flow. Off: the older Approach, Code, Test flow.",
    default: true,
    appliesTo: "new attempts only; attempts already begun keep their flow",
  },
  beginner_mode_default: {
    description: "People who have not chosen a mode start in Beginner. Off: they start in Expert.",
    default: true,
    appliesTo: "new attempts only; a mode someone chose stays theirs",
  },
  pictures_by_models: {
    description:
      "The coach draws pictures with a picture model, where one is configured. Off: only drawings of values, made without a model.",
    default: true,
    appliesTo: "new pictures; those that were drawn stay",
  },
  judge_by_model: {
    description:
      "The cheapest model of the chosen coach is asked which key steps a reply tells, and a reply that tells too many is held back. Only a reply that tells steps waits for it. Costs up to four small calls for such a reply.",
    default: true,
    appliesTo: "replies of models from then on",
  },
} as const satisfies Record<string, { description: string; default: boolean; appliesTo: string }>;

export type FlagKey = keyof typeof flagDefinitions;
export const flagKeys = Object.keys(flagDefinitions) as FlagKey[];
