import {
  javascriptDefaults,
  typescriptDefaults,
} from "monaco-editor/languages/features/typescript/register";
import {
  ignoredDiagnostics,
  type ScriptLanguage,
  sandboxTypes,
  scriptOptions,
} from "./script-options.ts";

const defaultsOf = { javascript: javascriptDefaults, typescript: typescriptDefaults };
const languages: readonly ScriptLanguage[] = ["javascript", "typescript"];

/** The language service runs in its own worker, which is fetched once the editor is shown. */
export function helpWithScripts(): void {
  for (const language of languages) {
    defaultsOf[language].setCompilerOptions(scriptOptions(language));
    const options = defaultsOf[language].getDiagnosticsOptions();
    defaultsOf[language].setDiagnosticsOptions({
      ...options,
      diagnosticCodesToIgnore: [...(options.diagnosticCodesToIgnore ?? []), ...ignoredDiagnostics],
    });
    defaultsOf[language].addExtraLib(sandboxTypes, "file:///sandbox.d.ts");
  }
}
