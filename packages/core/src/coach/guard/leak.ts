import type { GuardVerdict, LeakKind } from "../../ports/coach/guard.ts";
import type { NovelCode } from "./novelty/find-novel-code.ts";

export const leak = (kind: LeakKind, evidence: string): GuardVerdict => ({
  leak: true,
  kind,
  evidence,
});

const SHOWN_LENGTH = 80;

export function firstLine([first]: readonly NovelCode[]): string {
  const line = first?.lines[0] ?? first?.code ?? "";
  return line.trim().slice(0, SHOWN_LENGTH);
}
