import type { QuickOption } from "@foothold/core/recovery";
import { keysOf } from "#lib/json/keys-of.ts";

export const quickOptionWords: Record<QuickOption, string> = {
  "break-into-steps": "Break into smaller steps",
  "try-different-approach": "Try a different approach",
  "simpler-problem": "Point to a simpler problem",
  skip: "Skip this one",
  "free-text": "In my own words",
};

export const quickOptions = keysOf(quickOptionWords);
