import { closeSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const LIMIT_BYTES = 20_000_000;

/** A log that keeps its last file too and never takes more than twice the limit. */
export function openRotatingLog(file, limitBytes = LIMIT_BYTES) {
  mkdirSync(dirname(file), { recursive: true });
  let written = 0;
  let handle = startFile();

  function startFile() {
    try {
      renameSync(file, `${file}.1`);
    } catch {}
    written = 0;
    return openSync(file, "w");
  }

  return {
    write(chunk) {
      if (written + chunk.length > limitBytes && written > 0) {
        closeSync(handle);
        handle = startFile();
      }
      try {
        written += writeSync(handle, chunk);
      } catch {
        // A full disk must not take the server down with its log.
      }
    },
    close: () => closeSync(handle),
  };
}
