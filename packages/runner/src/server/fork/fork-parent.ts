import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import type { LaunchEnd, Launched, Launcher } from "../launch/open-launcher.ts";
import type { Confinement } from "../process/confinement.ts";
import { kernelSlackBytes, usualMemoryBytes } from "../process/kernel-limit.ts";
import { kill } from "../process/kill.ts";
import { type Engine, sandboxCommand } from "../runtime/sandbox-command.ts";
import { type Copy, newCopy } from "./copy.ts";
import { findOuterPid } from "./find-outer-pid.ts";
import { listenForCopies } from "./listen-for-copies.ts";

/** A sandbox that is ready for a program and never runs one: each program gets a copy of it. */
export type ForkParent = {
  /** Resolves when a first copy was ready for a program; rejects when it could not start, or cannot be copied here. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended, and every copy with it. */
  readonly gone: Promise<void>;
  /** Resolves when no copy is left. */
  whenIdle(): Promise<void>;
  /** False when copies can no longer reach us, as after a job that cleans `/tmp`. */
  readonly isReachable: boolean;
  copy(): Launched;
  close(): Promise<void>;
};

type Guards = { launcher: Launcher; confinement: Confinement };

const lost: LaunchEnd = { code: null, signal: null };
const maxIds = 2 ** 48 - 1;

export function openForkParent(
  engine: Engine,
  folder: string,
  { launcher, confinement }: Guards,
): ForkParent {
  const copies = new Map<number, Copy>();
  const listener = listenForCopies((socket, id, number) => {
    const copy = copies.get(id);
    if (copy) copy.connected(socket, number);
    else socket.destroy();
  });
  const dataBytes = String(usualMemoryBytes + kernelSlackBytes);
  const parent = launcher.start(
    confinement.wrap(
      folder,
      (seen) => sandboxCommand(engine, seen, [listener.address, dataBytes]),
      listener.folder,
    ),
    confinement.tellsPid,
  );
  const waiting: (() => void)[] = [];
  let say = (_order: string): void => undefined;

  const started = new Promise<void>((resolve, reject) => {
    void parent.streams.then(({ stdin, stdout, stderr }) => {
      stdin.on("error", () => undefined);
      say = (order) => void stdin.write(`${order}\n`);
      stderr.resume();
      createInterface({ input: stdout }).on("line", (line) => {
        if (line === "forks") resolve();
        else hear(line);
      });
    });
    void parent.gone.then(() => reject(new Error(`A sandbox to copy has ended (${engine}).`)));
  });
  const ready = started.then(() => probe(copy()));
  // Who does not wait for it learns of a failure from `gone`.
  ready.catch(() => void close());
  const gone = parent.gone.then(() => {
    for (const copy of copies.values()) copy.ended(lost);
    listener.close();
  });

  function hear(line: string): void {
    const [kind, first = "", second = ""] = line.split(" ");
    if (kind === "forked") {
      const pid = findOuterPid(parent.pid, Number(second));
      copies.get(Number(first))?.forked({ pid, ownPid: second });
    } else if (kind === "ended") {
      for (const copy of copies.values()) {
        if (copy.ownPid === first) copy.ended(endOf(Number(second)));
      }
    }
  }

  function copy(): Launched {
    const id = randomInt(maxIds);
    const made = newCopy({ reap: (ownPid) => say(`reap ${ownPid}`) });
    copies.set(id, made);
    void made.launched.gone.then(() => {
      copies.delete(id);
      if (copies.size === 0) for (const resolve of waiting.splice(0)) resolve();
    });
    started.then(
      () => say(`fork ${id}`),
      () => made.ended(lost),
    );
    return made.launched;
  }
  async function close(): Promise<void> {
    if (parent.groupPid !== 0 && !parent.end) {
      kill(-parent.groupPid);
      kill(parent.pid);
    }
    await gone;
  }

  return {
    ready,
    gone,
    whenIdle: () =>
      new Promise((resolve) => (copies.size === 0 ? resolve() : waiting.push(resolve))),
    get isReachable() {
      return existsSync(listener.address);
    },
    copy,
    close,
  };
}

/** Resolves when the copy says that it is ready for a program, and ends it. */
async function probe({ streams, gone }: Launched): Promise<void> {
  const ended = gone.then(() => {
    throw new Error("A copy of the sandbox has ended before it was ready.");
  });
  const { stdout, stdin } = await Promise.race([streams, ended]);
  await Promise.race([once(stdout.resume(), "data"), ended]);
  stdin.destroy();
  await gone;
}

const killedSignal = 9;

/** Reads the kernel's word on how a process ended. */
export function endOf(status: number): LaunchEnd {
  if (status < 0) return lost;
  const signal = status & 0x7f;
  if (signal === 0) return { code: status >> 8, signal: null };
  return { code: null, signal: signal === killedSignal ? "SIGKILL" : `signal ${signal}` };
}
