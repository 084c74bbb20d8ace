/** Whether a line may run without asking, and if not, which part of it stands in the way. */
export type Permission = { permitted: true } | Refusal;

export type Refusal = {
  permitted: false;
  /**
   * `not-listed`: a command that is not on the list; `undecidable`: what it would do shows only while it runs;
   * `not-bash`: it cannot be parsed.
   */
  reason: "not-listed" | "undecidable" | "not-bash";
  /** The part of the line, in words for the learner. */
  what: string;
};

export const undecidable = (what: string): Refusal => ({
  permitted: false,
  reason: "undecidable",
  what,
});
