/** Calls `ring` once after the time, unless the returned function is called before. */
export type Alarm = (ms: number, ring: () => void) => () => void;
