import * as fs from "node:fs/promises";
import { root } from "../paths.mjs";
import { Failure } from "../stages/failure.mjs";

const MB = 1_000_000;

/** Measured: 824 MB of packages, 106 of build and its cache, 50 of database; and half as much again. */
export const FIRST_START_BYTES = 2_000 * MB;

export async function checkDiskForInstall({ folder = root, read = fs.statfs } = {}) {
  const { bavail, bsize } = await read(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= FIRST_START_BYTES) return;
  throw new Failure(
    `The disk is nearly full: ${inMB(freeBytes)} are free in ${folder} and a first start needs ${inMB(FIRST_START_BYTES)}; free some space and run the command again.`,
  );
}

const inMB = (bytes) => `${Math.floor(bytes / MB).toLocaleString("en")} MB`;
