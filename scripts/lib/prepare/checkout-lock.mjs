import { createHash } from "node:crypto";
import { mkdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { home } from "../paths.mjs";
import { Failure } from "../stages/failure.mjs";

const ANSWER_MS = 2_000;
const TAKEOVER_MS = 5_000;
const RETRY_MS = 20;

/**
 * A lock on this checkout that is released when its holder dies: it is a socket that the holder listens on; one that
 * refuses connections is left over. When another process holds it, returns `holder` and `released`.
 */
export async function takeLock(name, describe = () => ({}), folder = home) {
  mkdirSync(folder, { recursive: true });
  const path = socketPath(name, folder);
  const other = await ask(path);
  if (other) return other;
  return oneAtATime(`${join(folder, name)}.takeover`, async () => {
    const faster = await ask(path);
    if (faster) return faster;
    if (process.platform !== "win32") rmSync(path, { force: true });
    return { release: await listen(path, describe) };
  });
}

/** Runs the work while nobody else in this checkout does, waiting if needed. */
export async function whileHolding(name, work, folder = home) {
  for (;;) {
    const lock = await takeLock(name, undefined, folder);
    if (lock.release) {
      try {
        return await work();
      } finally {
        await lock.release();
      }
    }
    await lock.released;
  }
}

// Relative, because the path of a socket may not be longer than about a hundred characters.
function socketPath(name, folder) {
  if (process.platform !== "win32") return relative(process.cwd(), join(folder, `${name}.sock`));
  const id = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return `\\\\.\\pipe\\foothold-${id}-${name}`;
}

function ask(path) {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    const released = new Promise((release) => socket.on("close", release));
    const answer = (holder) => {
      clearTimeout(timer);
      socket.unref();
      resolve({ holder, released });
    };
    const timer = setTimeout(() => answer({}), ANSWER_MS);
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
      if (text.endsWith("\n")) answer(JSON.parse(text));
    });
    socket.on("error", (error) => {
      clearTimeout(timer);
      if (error.code === "EACCES" || error.code === "EPERM") reject(foreign(error));
      else resolve(undefined);
    });
    socket.on("end", () => resolve(undefined));
  });
}

function listen(path, describe) {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    socket.write(`${JSON.stringify({ pid: process.pid, ...describe() })}\n`);
    socket.unref();
  });
  server.unref();
  const release = () =>
    new Promise((resolve) => {
      server.close(resolve);
      for (const socket of sockets) socket.destroy();
    });
  return new Promise((resolve, reject) => {
    server.on("error", reject).listen(path, () => resolve(release));
  });
}

async function oneAtATime(folder, work) {
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code === "EACCES") throw foreign(error);
      if (error.code !== "EEXIST") throw error;
      const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - madeAt > TAKEOVER_MS) rmSync(folder, { recursive: true, force: true });
      else await delay(RETRY_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(folder);
  }
}

const foreign = (cause) =>
  new Failure(
    "The folder .foothold belongs to another user: run as that user, or remove it to start afresh.",
    { cause },
  );
