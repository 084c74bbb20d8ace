import type { ImportDeclaration, Program } from "acorn";
import { CompileError } from "../program-error.ts";
import { blockNames, varNames } from "./scope.ts";

/** `imported` is null for `import * as local`. */
export type ImportedName = { imported: string | null; local: string };
export type ModuleImport = { from: string; names: ImportedName[]; line: number; column: number };
export type ReadModule = {
  /** The code without its imports and exports; lines and columns stay. */
  code: string;
  imports: ModuleImport[];
  /** Every name that can be imported, with the expression that gives it. */
  exported: ReadonlyMap<string, string>;
};

export const DEFAULT_NAME = "__default";

/**
 * Reads a file that imports and is imported. Every name at the top of a file can be imported, exported or not, because
 * the solution that learners begin with exports nothing.
 */
export function readModule(code: string, program: Program): ReadModule {
  let plain = code;
  const put = (start: number, end: number, text: string): void => {
    const blanks = code.slice(start + text.length, end).replaceAll(/[^\n\r]/g, " ");
    plain = plain.slice(0, start) + text + blanks + plain.slice(end);
  };
  const imports: ModuleImport[] = [];
  const exported = new Map<string, string>();
  for (const name of topNames(program)) exported.set(name, name);
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      imports.push(importOf(node));
      put(node.start, node.end, "");
    }
    if (
      node.type === "ExportAllDeclaration" ||
      (node.type === "ExportNamedDeclaration" && node.source)
    ) {
      throw new CompileError("Import it first, then export it.", node.loc?.start.line);
    }
    if (node.type === "ExportNamedDeclaration") {
      for (const { exported: outer, local } of node.specifiers) {
        if (local.type === "Identifier") exported.set(nameIn(outer), local.name);
      }
      put(node.start, node.declaration ? node.declaration.start : node.end, "");
    }
    if (node.type === "ExportDefaultDeclaration") {
      const { declaration } = node;
      const named = "id" in declaration && declaration.id && "name" in declaration.id;
      const isNamed = /^(Function|Class)Declaration$/.test(declaration.type) && named;
      const words = /^export\s+default/.exec(code.slice(node.start))?.[0].length ?? 0;
      const assigned = `${DEFAULT_NAME.padEnd(words - 1)}=`;
      put(node.start, node.start + words, isNamed ? "" : assigned);
      const name = isNamed ? nameIn(declaration.id as { name: string }) : DEFAULT_NAME;
      exported.set("default", name);
    }
  }
  return { code: plain, imports, exported };
}

function topNames(program: Program): string[] {
  const body = program.body.map((node) =>
    (node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration") &&
    node.declaration
      ? node.declaration
      : node,
  );
  const functions = body.flatMap((node) =>
    node.type === "FunctionDeclaration" && node.id ? [node.id.name] : [],
  );
  return [...functions, ...blockNames(body), ...varNames(program)];
}

function importOf({ source, specifiers, loc }: ImportDeclaration): ModuleImport {
  return {
    from: String(source.value),
    names: specifiers.map((each) => {
      const local = each.local.name;
      if (each.type === "ImportNamespaceSpecifier") return { imported: null, local };
      if (each.type === "ImportDefaultSpecifier") return { imported: "default", local };
      return { imported: nameIn(each.imported), local };
    }),
    line: loc?.start.line ?? 1,
    column: (loc?.start.column ?? 0) + 1,
  };
}

const nameIn = (node: { name: string } | { value?: unknown }): string =>
  "name" in node ? node.name : String(node.value);
