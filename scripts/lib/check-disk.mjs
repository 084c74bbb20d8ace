import { statfs } from "node:fs/promises";
import { Failure } from "./failure.mjs";
import { root } from "./paths.mjs";

const MB = 1_000_000;

/** What the packages, a build and a young database take; measured, with a third on top. */
export const FIRST_START_BYTES = 2_000 * MB;

export async function checkDiskForInstall({ folder = root, read = statfs } = {}) {
  const { bavail, bsize } = await read(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= FIRST_START_BYTES) return;
  throw new Failure(
    `The disk is nearly full: ${inMB(freeBytes)} are free in ${folder} and a first start needs ${inMB(FIRST_START_BYTES)}; free some space and run the command again.`,
  );
}

const inMB = (bytes) => `${Math.floor(bytes / MB).toLocaleString("en")} MB`;
