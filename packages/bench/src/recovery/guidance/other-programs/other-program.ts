/**
 * What another learner wrote with a bug of the catalogue: the same bug in other code, or the same kind of bug with
 * something else off as well.
 */
export type OtherProgram = { bug: string; kind: "same-bug" | "more-off"; code: string };
