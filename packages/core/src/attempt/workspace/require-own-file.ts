import type { OwnFile } from "../../entities/attempt/workspace.ts";
import type { Language } from "../../entities/runs/language.ts";
import { judgePath } from "./file-kind.ts";
import { fileRefused, staleFile } from "./file-refusals.ts";

/** Refuses the solution, which is saved as the attempt's code, and what a workspace does not hold. */
export function requireOwnPath(path: string, language: Language, field = "path"): void {
  const verdict = judgePath(path, language);
  if (!verdict.allowed) throw fileRefused(verdict.reason, path, field);
  if (verdict.kind === "solution") throw fileRefused("solution-stays", path, field);
}

/** Refuses a write that does not build on the stored text; version 0 stands for a file that is not there. */
export function requireVersion(own: readonly OwnFile[], path: string, version: number): void {
  const stored = own.find((file) => file.path === path);
  if ((stored?.version ?? 0) === version) return;
  throw staleFile(path, { version: stored?.version ?? 0, content: stored?.content ?? null });
}
