import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder that is gone after the test. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "foothold-script-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
