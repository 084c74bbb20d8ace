import "./style-nonce.ts";
import "monaco-editor/features/register.all";
import "monaco-editor/languages/definitions/javascript/register";
import "monaco-editor/languages/definitions/python/register";
import "monaco-editor/languages/definitions/typescript/register";
// The editor would fetch these parts of a language later, once, and do without them until a reload if the connection is lost then.
import "monaco-editor/languages/definitions/javascript/javascript";
import "monaco-editor/languages/definitions/python/python";
import "monaco-editor/languages/definitions/typescript/typescript";
import "monaco-editor/languages/features/typescript/tsMode";
import { loader } from "@monaco-editor/react";
import * as monaco from "monaco-editor/editor";
import { untilOnline } from "#lib/browser/until-loaded.ts";
import { helpWithPython } from "./python/python-help.ts";
import { helpWithScripts } from "./script/script-help.ts";

const SCRIPT_LABELS = new Set(["javascript", "typescript"]);

globalThis.MonacoEnvironment = {
  getWorker: async (_moduleId, label) => {
    // The editor asks only once for each worker.
    await untilOnline();
    return SCRIPT_LABELS.has(label)
      ? new Worker(new URL("./ts.worker.ts", import.meta.url), { type: "module" })
      : new Worker(new URL("./editor.worker.ts", import.meta.url), { type: "module" });
  },
};

export const THEME = "foothold";
export type Monaco = typeof monaco;
export type Editor = ReturnType<Monaco["editor"]["create"]>;

// Without this the wrapper would fetch an editor from another host.
loader.config({ monaco });

// Registered before the first model of a language, which would otherwise get no help.
helpWithScripts();
helpWithPython(monaco);

export function openMonaco(): Monaco {
  paint();
  return monaco;
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);

/** The editor's own themes with our background colours. */
function paint(): void {
  const dark = isDark(getComputedStyle(document.documentElement));
  monaco.editor.defineTheme(THEME, {
    base: dark ? "vs-dark" : "vs",
    inherit: true,
    // The standard green is too faint on the dark background.
    rules: [{ token: "comment", foreground: hexOf("--success") }],
    colors: {
      "editor.background": `#${hexOf("--surface")}`,
      "editorLineNumber.foreground": `#${hexOf("--ink-faint")}`,
      "editorLineNumber.activeForeground": `#${hexOf("--ink")}`,
      "editorWidget.background": `#${hexOf("--raised")}`,
      "editorWidget.border": `#${hexOf("--line")}`,
      "editorSuggestWidget.background": `#${hexOf("--raised")}`,
    },
  });
  monaco.editor.setTheme(THEME);
}

function isDark({ colorScheme }: CSSStyleDeclaration): boolean {
  if (colorScheme === "dark") return true;
  return colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
}

/** A token's colour in the present theme, in the form that the editor needs. */
function hexOf(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("");
}
