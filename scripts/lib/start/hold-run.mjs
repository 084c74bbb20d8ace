import { takeLock } from "../prepare/checkout-lock.mjs";
import { Failure } from "../stages/failure.mjs";

/** One start at a time in this checkout. */
export async function holdRun(options) {
  const holder = await hold(options);
  if (holder) throw new Failure(describeHolder(holder));
}

/** While another start is serving there is nothing to hold: its database is running, and it will stop it. */
export async function holdOrShareRun(options) {
  const holder = await hold(options);
  if (holder && !holder.url) throw new Failure(describeHolder(holder));
}

/** Held until everything else is undone; returns the other holder, if there is one. */
async function hold({ shutdown, describe, folder }) {
  const lock = await takeLock("run", describe, folder);
  if (!lock.release) return lock.holder;
  shutdown.defer(lock.release);
  return undefined;
}

function describeHolder({ pid, stage, url }) {
  const who = pid ? ` (process ${pid})` : "";
  if (url) return `Foothold is already running at ${url}${who}.`;
  const where = stage ? ` and is at "${stage}"` : "";
  return `Foothold is already being started in this checkout${who}${where}: wait for it, or stop it first.`;
}
