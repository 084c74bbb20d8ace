import type { SimpleCommandNode } from "just-bash";
import { type Refusal, undecidable } from "./permission.ts";
import { staticText } from "./static-text.ts";
import { workspacePath } from "./workspace-path.ts";

type Redirection = SimpleCommandNode["redirections"][number];

/** Output goes to a file of the workspace that is named in the line, to another stream, or nowhere. */
export function judgeRedirection(redirection: Redirection): Refusal | null {
  const { operator, target, fdVariable } = redirection;
  if (fdVariable) return undecidable(`{${fdVariable}}${operator}`);
  if (target.type === "HereDoc" || operator === "<<<") return null;
  const text = staticText(target);
  if (text === null) return undecidable(`a file after ${operator} that shows only while it runs`);
  if (operator === ">&" || operator === "<&") {
    return /^(?:\d|-)$/.test(text) ? null : undecidable(`${operator}${text}`);
  }
  if (text === "/dev/null" || workspacePath(text) !== null) return null;
  return undecidable(`${operator} ${text}, which is outside the workspace`);
}
