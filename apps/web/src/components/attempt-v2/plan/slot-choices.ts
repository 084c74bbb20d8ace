import type { ProblemView } from "@foothold/core/catalog";

export type InvariantTemplate = NonNullable<ProblemView["invariantTemplate"]>;

/** The index of the chosen word for each slot, by the slot's id. */
export type SlotChoices = Record<string, number>;
