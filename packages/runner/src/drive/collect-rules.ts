import type { BrokenRule, RunRequest } from "@foothold/core/runs";
import { locateError } from "./locate-error.ts";
import type { FromSandbox, SourceMap } from "./messages/protocol.ts";

type Report = Extract<FromSandbox, { kind: "rule-broken" }>;
type Compiled = Extract<FromSandbox, { kind: "compiled" }>;

/** Collects the rules that a program breaks: in its text, as the compiler reports, and by calls while it runs. */
export function collectRules(request: RunRequest) {
  let broken: BrokenRule[] = [];
  let map: SourceMap = { mappings: "" };
  return {
    get broken(): readonly BrokenRule[] {
      return broken;
    },
    compiled(message: Compiled): void {
      broken = message.brokenRules;
      map = message;
    },
    /**
     * False for a report that our sandbox never sends. The line is left out for a hidden test, because it could reveal
     * the input.
     */
    report({ rule: id, ...place }: Report, isHidden: boolean): boolean {
      const rule = request.rules?.find((each) => each.id === id && each.check.kind !== "must-use");
      if (!rule || broken.some((each) => each.rule === id)) return false;
      const error = { type: "", message: "", ...place };
      const { line, column } = locateError(error, { ...request, map });
      const where = {
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
      };
      broken = [...broken, { rule: id, message: rule.message, ...(isHidden ? {} : where) }];
      return true;
    },
  };
}
