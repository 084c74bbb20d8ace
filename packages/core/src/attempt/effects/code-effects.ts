import { applyDelta } from "../../text/line-delta.ts";
import type { Effects } from "./effect.ts";

export const codeEffects: Effects<
  "hint-given" | "code-saved" | "code-rewound" | "code-submitted" | "files-changed"
> = {
  "hint-given": ({ hintsUsedCount }) => ({ hintsUsedCount: hintsUsedCount + 1 }),
  "code-saved": ({ code }, { details }) => ({ code: applyDelta(code, details.codeDelta) }),
  "code-rewound": ({ code }, { details }) => ({ code: applyDelta(code, details.codeDelta) }),
  "files-changed": ({ code }, { details }) => ({ code: applyDelta(code, details.codeDelta) }),
  // Results belong to the code that was run, so new code has none.
  "code-submitted": ({ code, v2Step, verifyPayload }, { details }) => ({
    code: applyDelta(code, details.codeDelta),
    ...(v2Step === null
      ? { testResults: null }
      : { verifyPayload: verifyPayload && { ...verifyPayload, testResults: [] } }),
  }),
};
