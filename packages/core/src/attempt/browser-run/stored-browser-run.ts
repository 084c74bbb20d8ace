import { z } from "zod";
import {
  type BrowserRun,
  type BrowserRunKind,
  browserInputSchema,
  browserTestsSchema,
} from "../../entities/runs/browser-run.ts";

/** Only the newest run of each kind is kept, as a draft: it is no event and leaves the attempt as it is. */
export const browserRunFields: Record<BrowserRunKind, string> = {
  tests: "browser-run:tests",
  "own-input": "browser-run:own-input",
};

const context = {
  /** Of the code that was run. */
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

/** null where nothing is stored, or something else: anybody may write their own drafts. */
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
