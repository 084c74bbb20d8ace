import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { type Order, type Report, streamCount } from "./orders.ts";

/** Starts processes for the server, and connects their streams to the address that the server sent. */
let folder: string | undefined;

const report = (said: Report): void => void process.send?.(said);

function openStream(address: string, id: number, number: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once("error", reject);
    socket.write(`${id} ${number}\n`, () => resolve(socket));
  });
}

function tellEnd(id: number, child: ChildProcess): void {
  child.once("error", () => report({ kind: "ended", id, code: null, signal: null }));
  child.once("exit", (code, signal) => report({ kind: "ended", id, code, signal }));
}

type Start = Extract<Order, { kind: "start" }>;

async function start({ id, command, env, tellsPid, address }: Start) {
  folder = dirname(address);
  const streams = await Promise.all(
    Array.from({ length: streamCount }, (_, number) => openStream(address, id, number)),
  );
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    ...{ env: env as NodeJS.ProcessEnv, cwd: "/", detached: true },
    stdio: [...streams, tellsPid ? "pipe" : "ignore"],
  });
  tellEnd(id, child);
  if (child.pid !== undefined) report({ kind: "started", id, pid: child.pid });
  (child.stdio[3] as Readable | null)?.on("data", (chunk: Buffer) => {
    const pid = Number(/"child-pid": (\d+)/.exec(chunk.toString())?.[1]);
    if (pid > 0) report({ kind: "inner-pid", id, pid });
  });
  // The process has its own copies.
  for (const stream of streams) stream.destroy();
}

process.on("message", (order: Order) => {
  const { id, command, env } = order;
  if (order.kind === "start") {
    start(order).catch(() => report({ kind: "ended", id, code: null, signal: null }));
    return;
  }
  const [file = "", ...args] = command;
  tellEnd(id, spawn(file, args, { env: env as NodeJS.ProcessEnv, stdio: "ignore" }));
});
// With the server's end all that it started ends too, because each dies with its parent.
process.on("disconnect", () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
