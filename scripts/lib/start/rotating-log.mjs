import { closeSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const LIMIT_BYTES = 20_000_000;

/** A log that also keeps its last two files and never takes more than three times the limit. */
export function openRotatingLog(file, limitBytes = LIMIT_BYTES) {
  let written = 0;
  let handle = startFile();

  function startFile() {
    mkdirSync(dirname(file), { recursive: true });
    for (const [from, to] of [
      [`${file}.1`, `${file}.2`],
      [file, `${file}.1`],
    ]) {
      try {
        renameSync(from, to);
      } catch {}
    }
    written = 0;
    return openSync(file, "w");
  }

  function close() {
    const open = handle;
    // Also when no other file can be opened: the descriptor's number may soon belong to something else.
    handle = undefined;
    if (open !== undefined) closeSync(open);
  }

  return {
    write(chunk) {
      try {
        if (written + chunk.length > limitBytes && written > 0) close();
        handle ??= startFile();
        written += writeSync(handle, chunk);
      } catch {
        // A full disk must not stop the server because of its log.
      }
    },
    close,
  };
}
