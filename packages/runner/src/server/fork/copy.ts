import type { Socket } from "node:net";
import type { LaunchEnd, Launched } from "../launch/open-launcher.ts";

/** A copy of a sandbox, from the order to make it to its end. */
export type Copy = {
  readonly launched: Launched;
  /** Its process id where it lives, which is another one in a namespace; empty until it is known. */
  readonly ownPid: string;
  /** `ownPid` below 1: it could not be made. `pid` 0: it has ended already. */
  forked(ids: { pid: number; ownPid: string }): void;
  connected(socket: Socket, number: number): void;
  ended(how: LaunchEnd): void;
};

type Streams = Awaited<Launched["streams"]>;

/** One that has not connected by then never will. */
export const connectLimitMs = 10_000;
/** A parent that has not told how its copy ended by then does not answer. */
const reapLimitMs = 5_000;
const mainStream = 0;
const lost: LaunchEnd = { code: null, signal: null };

/** `reap` ends it, if it has not ended, and has its parent tell how it ended. */
export function newCopy({ reap }: { reap(ownPid: string): void }): Copy {
  let pid = 0;
  let ownPid = "";
  let end: LaunchEnd | undefined;
  let isFinishing = false;
  let main: Socket | undefined;
  let errors: Socket | undefined;
  let sayStreams = (_: Streams): void => undefined;
  let sayEnded = (_: LaunchEnd): void => undefined;
  const streams = new Promise<Streams>((resolve) => {
    sayStreams = resolve;
  });
  const ended = new Promise<LaunchEnd>((resolve) => {
    sayEnded = resolve;
  });
  const connectTimer = setTimeout(finish, connectLimitMs);
  connectTimer.unref();

  function sayOpened(): void {
    if (pid === 0 || !main || !errors) return;
    clearTimeout(connectTimer);
    sayStreams({ stdin: main, stdout: main, stderr: errors });
  }
  /** It has closed its connection, or never opened it. */
  function finish(): void {
    if (isFinishing) return;
    isFinishing = true;
    const isMade = Number(ownPid) > 0;
    if (isMade) reap(ownPid);
    setTimeout(sayEnded, isMade ? reapLimitMs : 0, lost).unref();
  }
  const gone = ended.then(async (how) => {
    clearTimeout(connectTimer);
    end = how;
    await Promise.all([main, errors].map((stream) => stream && readToEnd(stream)));
    for (const stream of [main, errors]) stream?.destroy();
    return how;
  });

  return {
    launched: {
      get pid() {
        return pid;
      },
      get groupPid() {
        return pid;
      },
      get end() {
        return end;
      },
      limitsOwnData: true,
      streams,
      gone,
    },
    get ownPid() {
      return ownPid;
    },
    forked(ids) {
      ({ pid, ownPid } = ids);
      if (pid === 0) finish();
      else sayOpened();
    },
    connected(socket, number) {
      if (number === mainStream) {
        main = socket;
        socket.once("close", finish);
      } else errors = socket;
      sayOpened();
    },
    ended: (how) => sayEnded(how),
  };
}

function readToEnd(stream: Socket): Promise<void> | undefined {
  if (stream.readableEnded || stream.destroyed) return undefined;
  return new Promise((resolve) => {
    stream.once("close", resolve).once("end", resolve);
    stream.resume();
  });
}
