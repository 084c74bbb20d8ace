import type { Language } from "@foothold/core/runs";

export type ScriptLanguage = Exclude<Language, "python">;

const ESNEXT = 99;
/** Every program is its own module, so that programs do not share names. */
const EACH_FILE_A_MODULE = 3;

/** Settings of the language service. The sandbox runs the newest language, without a page. */
export function scriptOptions(language: ScriptLanguage) {
  return {
    target: ESNEXT,
    lib: ["lib.esnext.d.ts"],
    strict: true,
    moduleDetection: EACH_FILE_A_MODULE,
    ...(language === "javascript" && { allowJs: true, noImplicitAny: false }),
  };
}

/** Ignored errors of imports, because TypeScript does not see what the other files of a workspace export. */
export const ignoredDiagnostics = [2305, 2306, 2307, 2459, 2792];

/** What a sandbox offers beside the language: no page, no network, no timers. */
export const sandboxTypes = `
declare class ListNode<T = any> {
  val: T;
  next: ListNode<T> | null;
  constructor(val?: T, next?: ListNode<T> | null);
}
declare class TreeNode<T = any> {
  val: T;
  left: TreeNode<T> | null;
  right: TreeNode<T> | null;
  constructor(val?: T, left?: TreeNode<T> | null, right?: TreeNode<T> | null);
}
declare function test(name: string, run: () => unknown): void;
declare const assert: ((value: unknown, message?: string) => void) &
  Record<
    "equal" | "deepEqual" | "strictEqual" | "notEqual",
    (actual: unknown, expected: unknown, message?: string) => void
  > & { ok(value: unknown, message?: string): void; throws(run: () => unknown, message?: string): void };
declare const console: Record<"log" | "info" | "warn" | "error", (...values: unknown[]) => void>;
`;
