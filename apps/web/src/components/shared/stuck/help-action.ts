/** One way to get help. A list of them begins with the cheapest. */
export type HelpAction = {
  id: string;
  name: string;
  gives: string;
  /** What it costs in two or three words, always shown. */
  cost: string;
  /** The same in a sentence. */
  costs: string;
  disabled?: boolean;
  /** Resolves to whether the learner got it; the panel then folds its explanations away. */
  take: () => boolean | Promise<boolean>;
};
