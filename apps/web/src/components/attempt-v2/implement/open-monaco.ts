import "monaco-editor/features/register.all";
import "monaco-editor/languages/definitions/javascript/register";
import "monaco-editor/languages/definitions/python/register";
import "monaco-editor/languages/definitions/typescript/register";
import * as monaco from "monaco-editor/editor";

globalThis.MonacoEnvironment = {
  getWorker: () => new Worker(new URL("./editor.worker.ts", import.meta.url), { type: "module" }),
};

export type Monaco = typeof monaco;

/** The editor's own themes with our ground colours, so that it sits in the page. */
export function openMonaco(): Monaco {
  const style = getComputedStyle(document.documentElement);
  const dark = isDark(style);
  const base = dark ? "vs-dark" : "vs";
  // The stock green is too faint on the dark ground.
  const comment = { token: "comment", foreground: hexOf("--success") };
  monaco.editor.defineTheme("foothold", { base, inherit: true, rules: [comment], colors: {} });
  monaco.editor.setTheme("foothold");
  return monaco;
}

function isDark({ colorScheme }: CSSStyleDeclaration): boolean {
  if (colorScheme === "dark") return true;
  return colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
}

/** A token's colour as it is in the present theme, in the form the editor asks for. */
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
