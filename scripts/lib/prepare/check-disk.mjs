import * as fs from "node:fs/promises";
import { root } from "../paths.mjs";
import { Failure } from "../stages/failure.mjs";

const MB = 1_000_000;

/** Measured: 824 MB of packages, 106 of build and cache, 50 of database; plus half of that again. */
export const FIRST_START_BYTES = 2_000 * MB;

/** PostgreSQL writes its log in pieces of 16 MB and stops when there is no room for the next ones. */
export const DATABASE_BYTES = 64 * MB;

export const checkDiskForInstall = ({ folder = root, read } = {}) =>
  checkDisk({ folder, read, neededBytes: FIRST_START_BYTES, who: "a first start" });

export const checkDiskForDatabase = ({ folder, read }) =>
  checkDisk({ folder, read, neededBytes: DATABASE_BYTES, who: "the database" });

async function checkDisk({ folder, read = fs.statfs, neededBytes, who }) {
  const { bavail, bsize } = await read(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return;
  throw new Failure(
    `The disk is nearly full: ${inMB(freeBytes)} are free in ${folder} and ${who} needs ${inMB(neededBytes)}; free some space and run the command again.`,
  );
}

const inMB = (bytes) => `${Math.floor(bytes / MB).toLocaleString("en")} MB`;
