import { readFileSync } from "node:fs";
import { type CodeOutline, codeOutlineSchema, type Runner } from "@foothold/core/runs";
import { stripTypes } from "../languages/javascript/strip-types.ts";
import { outlineJavaScript } from "./outline-javascript.ts";

/** In characters: no program of a learner is longer, and reading stays quick. */
export const MAX_READ_CODE = 20_000;

type Program = { language: "javascript" | "typescript" | "python"; code: string };

/** Reads programs: JavaScript here, Python by its own parser in the sandbox. null where one cannot be read. */
export function createCodeReader(runner: Pick<Runner, "run">) {
  return {
    async outline({ language, code }: Program): Promise<CodeOutline | null> {
      if (code.length > MAX_READ_CODE) return null;
      try {
        if (language === "python") return await outlinePython(code, runner);
        return outlineJavaScript(language === "typescript" ? stripTypes(code).code : code);
      } catch {
        return null;
      }
    },
  };
}

let source: string | undefined;

async function outlinePython(code: string, { run }: Pick<Runner, "run">): Promise<CodeOutline> {
  source ??= readFileSync(new URL("outline.py", import.meta.url), "utf8");
  const { tests } = await run({
    language: "python",
    code: source,
    entryPoint: "outline",
    tests: [{ args: [code], expected: null }],
  });
  return codeOutlineSchema.parse(tests[0]?.actual);
}
