import type { ProblemView } from "@foothold/core/catalog";

/** Plain numbers are read faster than a picture of them. */
export function isWorthDrawing({ args }: ProblemView["examples"][number]): boolean {
  return args.some((arg) => typeof arg === "string" || (typeof arg === "object" && arg !== null));
}
