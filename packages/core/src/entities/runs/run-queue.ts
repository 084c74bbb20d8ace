export type RunQueue = {
  running: number;
  waiting: number;
  /** How long the run that has waited longest has waited. */
  longestWaitMs: number;
  /** How long a requester who comes now would wait. */
  expectedWaitMs: number;
};

export const emptyQueue: RunQueue = {
  running: 0,
  waiting: 0,
  longestWaitMs: 0,
  expectedWaitMs: 0,
};
