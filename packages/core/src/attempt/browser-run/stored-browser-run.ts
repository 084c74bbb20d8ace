import { z } from "zod";
import {
  type BrowserRun,
  type BrowserRunKind,
  browserInputSchema,
  browserTestsSchema,
} from "../../entities/runs/browser-run.ts";

/** The newest run of each kind is stored as a draft: it is not an event and does not change the attempt. */
export const browserRunFields: Record<BrowserRunKind, string> = {
  tests: "browser-run:tests",
  "own-input": "browser-run:own-input",
};

const context = {
  /** The fingerprint of the code that was run. */
  fingerprint: z.string(),
  /** The attempt's version when it was run. */
  version: z.int(),
};
const storedSchemas = {
  tests: z.object({ run: browserTestsSchema, ...context }),
  "own-input": z.object({ run: browserInputSchema, ...context }),
};
type Stored<Kind extends BrowserRunKind> = z.infer<(typeof storedSchemas)[Kind]>;

export function writeBrowserRun(stored: {
  run: BrowserRun;
  fingerprint: string;
  version: number;
}): string {
  return JSON.stringify(stored);
}

/** null when nothing valid is stored: learners can write their own drafts. */
export function readBrowserRun<Kind extends BrowserRunKind>(
  kind: Kind,
  text: string | null | undefined,
): Stored<Kind> | null {
  try {
    return storedSchemas[kind].parse(JSON.parse(text ?? "null")) as Stored<Kind>;
  } catch {
    return null;
  }
}
