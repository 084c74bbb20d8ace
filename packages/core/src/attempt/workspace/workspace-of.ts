import type { FileContents } from "../../entities/attempt/change-set.ts";
import type { OwnFile, WorkspaceFile } from "../../entities/attempt/workspace.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { solutionPath } from "../history/solution-path.ts";
import { judgePath } from "./file-kind.ts";

type Solution = Pick<AnyAttempt, "language" | "code" | "version">;

/** Every file of an attempt with its kind, the solution first. */
export function workspaceOf(attempt: Solution, own: readonly OwnFile[]): WorkspaceFile[] {
  const { language, code, version } = attempt;
  const files = [{ path: solutionPath[language], content: code, version }, ...own];
  return files.flatMap((file) => {
    const verdict = judgePath(file.path, language);
    return verdict.allowed ? [{ ...file, kind: verdict.kind }] : [];
  });
}

export function contentsOf(attempt: Solution, own: readonly OwnFile[]): FileContents {
  return Object.fromEntries(
    workspaceOf(attempt, own).map(({ path, content }) => [path, content] as const),
  );
}
