import {
  javascriptDefaults,
  ScriptTarget,
  typescriptDefaults,
} from "monaco-editor/languages/features/typescript/register";

/** Every program is a module of its own, so that its names are nobody else's. */
const EACH_FILE_A_MODULE = 3;

/** What a sandbox offers beside the language: no page, no network, no timers. */
const sandbox = `
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
declare const console: Record<"log" | "info" | "warn" | "error", (...values: unknown[]) => void>;
`;

/** The language service runs in a worker of its own, which is fetched when the editor is there. */
export function helpWithScripts(): void {
  for (const defaults of [javascriptDefaults, typescriptDefaults]) {
    defaults.setCompilerOptions({
      target: ScriptTarget.ESNext,
      lib: ["esnext"],
      allowJs: true,
      allowNonTsExtensions: true,
      strict: true,
      noImplicitAny: false,
      moduleDetection: EACH_FILE_A_MODULE,
    });
    defaults.addExtraLib(sandbox, "file:///sandbox.d.ts");
  }
}
