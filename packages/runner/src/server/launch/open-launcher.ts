import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { sandboxEnvironment } from "../runtime/deno-command.ts";
import { listenForStreams } from "./listen-for-streams.ts";
import type { Order, Report } from "./orders.ts";

type Streams = { stdin: Writable; stdout: Readable; stderr: Readable };
export type LaunchEnd = { code: number | null; signal: string | null };
export type Launched = {
  /** Of the process group; 0 until it has started. */
  readonly groupPid: number;
  /** Of the program itself, which may have a wrapper around it. */
  readonly pid: number;
  /** True when it has set the usual memory limit for itself before it was ready. */
  readonly limitsOwnData?: boolean;
  /** undefined while it runs. */
  readonly end: LaunchEnd | undefined;
  /** When its ids are known too. Those to read from are paused. Never resolves where it could not start. */
  readonly streams: Promise<Streams>;
  /** Resolves when it has ended and its output is read. */
  readonly gone: Promise<LaunchEnd>;
};
export type Launcher = {
  start(command: string[], tellsPid: boolean): Launched;
  /** The exit code; null where it did not run to its end. */
  run(command: string[]): Promise<number | null>;
  close(): void;
};

const script = fileURLToPath(new URL("launcher.process.ts", import.meta.url));
const lost: LaunchEnd = { code: null, signal: null };

type Job = {
  /** The launcher process that was told to start it. */
  by?: ChildProcess;
  streams: (Socket | undefined)[];
  heard(report: Report): void;
  connected(): void;
};

/**
 * Starts processes from a small one of its own. To start one, Linux copies the page tables of whoever starts it, and for
 * a server of some hundred megabytes that holds up its event loop for tens of milliseconds.
 */
export function openLauncher(): Launcher {
  const jobs = new Map<number, Job>();
  let lastId = 0;
  let isClosed = false;
  let child: ChildProcess | undefined;

  const listener = listenForStreams((socket, id, number) => {
    const job = jobs.get(id);
    if (!job || job.streams[number]) return void socket.destroy();
    job.streams[number] = socket;
    job.connected();
  });

  function processOfOrders(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(script, [], {
      env: sandboxEnvironment,
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child = started;
    started.on("message", (report: Report) => jobs.get(report.id)?.heard(report));
    started.on("error", () => undefined);
    // What it started has died with it.
    started.once("exit", () => {
      for (const [id, { by, heard }] of jobs) {
        if (by === started) heard({ kind: "ended", id, ...lost });
      }
    });
    started.unref();
    return started;
  }

  function forget(id: number): void {
    jobs.delete(id);
    keepAlive();
  }

  /** Only what it started keeps the server's process alive. */
  function keepAlive(): void {
    if (jobs.size > 0) {
      child?.channel?.ref();
      listener.ref();
    } else {
      child?.channel?.unref();
      listener.unref();
    }
  }

  function send(order: Order, job: Job): void {
    jobs.set(order.id, job);
    job.by = processOfOrders();
    keepAlive();
    job.by.send(order, (error) => {
      if (error) job.heard({ kind: "ended", id: order.id, ...lost });
    });
  }

  function start(command: string[], tellsPid: boolean): Launched {
    const id = ++lastId;
    let groupPid = 0;
    let innerPid = 0;
    let end: LaunchEnd | undefined;
    let sayOpened = (_: Streams): void => undefined;
    let sayEnded = (_: LaunchEnd): void => undefined;
    const streams = new Promise<Streams>((resolve) => {
      sayOpened = resolve;
    });
    const ended = new Promise<LaunchEnd>((resolve) => {
      sayEnded = resolve;
    });
    const job: Job = {
      streams: [],
      heard(report) {
        if (report.kind === "started") groupPid = report.pid;
        else if (report.kind === "inner-pid") innerPid = report.pid;
        else if (!end) {
          end = { code: report.code, signal: report.signal };
          sayEnded(end);
        }
        job.connected();
      },
      connected() {
        const [stdin, stdout, stderr] = job.streams;
        const isKnown = tellsPid ? innerPid > 0 : groupPid > 0;
        if (isKnown && stdin && stdout && stderr) sayOpened({ stdin, stdout, stderr });
      },
    };
    const gone = ended.then(async (how) => {
      forget(id);
      await Promise.all(job.streams.slice(1).map((stream) => stream && readToEnd(stream)));
      for (const stream of job.streams) stream?.destroy();
      return how;
    });
    const address = listener.address();
    send({ kind: "start", id, command, env: { ...sandboxEnvironment }, tellsPid, address }, job);
    return {
      get groupPid() {
        return groupPid;
      },
      get pid() {
        return innerPid || groupPid;
      },
      get end() {
        return end;
      },
      streams,
      gone,
    };
  }

  function run(command: string[]): Promise<number | null> {
    const id = ++lastId;
    return new Promise((resolve) => {
      const heard = (report: Report): void => {
        forget(id);
        resolve(report.kind === "ended" ? report.code : null);
      };
      const job = { streams: [], heard, connected: () => undefined };
      send({ kind: "run", id, command, env: { ...sandboxEnvironment } }, job);
    });
  }

  return {
    start,
    run,
    close() {
      if (isClosed) return;
      isClosed = true;
      child?.disconnect();
      listener.close();
    },
  };
}

function readToEnd(stream: Readable): Promise<void> | undefined {
  if (stream.readableEnded || stream.destroyed) return undefined;
  return new Promise((resolve) => {
    stream.once("close", resolve).once("end", resolve);
    stream.resume();
  });
}
