import type { Program } from "acorn";
import { CompileError } from "../program-error.ts";
import { parse } from "./parse.ts";
import { stripTypes } from "./strip-types.ts";

export type CompiledJavaScript = { code: string; program: Program; mappings: string };
/** How many lines `asFactory` adds before the learner's first. */
export const factoryLines = 1;

export function compileJavaScript(
  language: "javascript" | "typescript",
  source: string,
): CompiledJavaScript {
  const stripped = language === "typescript" ? stripTypes(source) : { code: source, mappings: "" };
  const program = parse(stripped.code);
  return { code: withoutExports(stripped.code, program), program, mappings: stripped.mappings };
}

/** Replaces `export` by spaces, because the program is run as a script. */
function withoutExports(code: string, program: Program): string {
  let blanked = code;
  const blank = (start: number, end: number): void => {
    blanked = blanked.slice(0, start) + " ".repeat(end - start) + blanked.slice(end);
  };
  for (const node of program.body) {
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
        throw new CompileError(
          "Nothing can be imported here, because this program runs alone.",
          node.loc?.start.line,
          (node.loc?.start.column ?? 0) + 1,
        );
      case "ExportNamedDeclaration":
        blank(node.start, node.declaration ? node.declaration.start : node.end);
        break;
      case "ExportDefaultDeclaration":
        blank(
          node.start,
          isDeclaration(node.declaration) ? node.declaration.start : node.start + 14,
        );
        break;
    }
  }
  return blanked;
}

const isDeclaration = (node: { type: string; id?: unknown }): boolean =>
  /^(Function|Class)Declaration$/.test(node.type) && Boolean(node.id);

/** The program as an expression: a function that runs it from scratch and returns its entry point. */
export const asFactory = (code: string, entryPoint: string): string =>
  `(function () {\n${code}\n;return typeof ${entryPoint} === "undefined" ? undefined : ${entryPoint};\n})`;
