/** To the launcher. */
export type Order =
  | {
      kind: "start";
      id: number;
      command: string[];
      env: Record<string, string>;
      tellsPid: boolean;
      /** Where the streams of the process are connected to. */
      address: string;
    }
  /** A command whose end is all that matters. */
  | { kind: "run"; id: number; command: string[]; env: Record<string, string> };

/** From the launcher. */
export type Report =
  /** `pid` is the leader of the process group. */
  | { kind: "started"; id: number; pid: number }
  /** The process id of the program itself, as its wrapper (bwrap) reported it. */
  | { kind: "inner-pid"; id: number; pid: number }
  | { kind: "ended"; id: number; code: number | null; signal: string | null };

/** The streams of a process, in the order of their descriptors. Each is a connection that begins with `<id> <number>\n`. */
export const streamCount = 3;
