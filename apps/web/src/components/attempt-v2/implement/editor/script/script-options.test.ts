import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { type ScriptLanguage, sandboxTypes, scriptOptions } from "./script-options.ts";

type Diagnostic = { messageText: string | { messageText: string } };
type Worker = Record<
  "getSyntacticDiagnostics" | "getSemanticDiagnostics",
  (file: string) => Promise<Diagnostic[]>
>;
const { TypeScriptWorker } = await vi.importActual<{
  TypeScriptWorker: new (context: object, data: object) => Worker;
}>("monaco-editor/languages/features/typescript/tsWorker");

/** What the editor's own language service says of a program. */
async function errorsIn(language: ScriptLanguage, code: string): Promise<string[]> {
  const name = `file:///solution.${language === "typescript" ? "ts" : "js"}`;
  const uri = { path: new URL(name).pathname, toString: () => name };
  const model = { uri, version: 1, getValue: () => code };
  const worker = new TypeScriptWorker(
    { getMirrorModels: () => [model] },
    {
      compilerOptions: scriptOptions(language),
      extraLibs: { "file:///sandbox.d.ts": { content: sandboxTypes, version: 1 } },
    },
  );
  const found = await worker.getSyntacticDiagnostics(name);
  if (language === "typescript") found.push(...(await worker.getSemanticDiagnostics(name)));
  return found.map(({ messageText }) =>
    typeof messageText === "string" ? messageText : messageText.messageText,
  );
}

const problems = join(import.meta.dirname, "../../../../../../../../packages/catalog/problems");

test("the starter code of no problem has an error", { timeout: 60_000 }, async () => {
  const starters = readdirSync(problems).map((slug) =>
    readFileSync(join(problems, slug, "starter.ts"), "utf8"),
  );
  expect(starters.length).toBeGreaterThan(20);
  const apart = starters.map((code, index) => `namespace Problem${index} {\n${code}\n}`);
  expect(await errorsIn("typescript", apart.join("\n"))).toEqual([]);
});

describe("TypeScript", { timeout: 60_000 }, () => {
  test.each([
    ["a text for a number", "const count: number = 'one';", "Type 'string' is not assignable"],
    [
      "a value that may be missing",
      "const seen = new Map<string, number>();\nconst at: number = seen.get('a');",
      "Type 'number | undefined' is not assignable",
    ],
    [
      "a parameter without a type",
      "function twice(value) {\n  return value;\n}",
      "implicitly has an 'any'",
    ],
    ["something of a page", "document.title;", "Cannot find name 'document'"],
  ])("%s is an error", async (_name, code, message) => {
    expect(await errorsIn("typescript", code)).toEqual([expect.stringContaining(message)]);
  });

  test("what the sandbox offers is known", async () => {
    const code = `const list: ListNode<number> | null = new ListNode(1);
console.log(list?.next, [2, 1].toSorted());
`;
    expect(await errorsIn("typescript", code)).toEqual([]);
  });
});

test("JavaScript stays JavaScript: an annotation is an error", { timeout: 60_000 }, async () => {
  expect(await errorsIn("javascript", "function twice(value) {\n  return value;\n}")).toEqual([]);
  expect(await errorsIn("javascript", "const count: number = 1;")).toEqual([
    "Type annotations can only be used in TypeScript files.",
  ]);
});
