import type { SourceFile } from "@foothold/core/runs";
import type { Program } from "acorn";
import { CompileError } from "../program-error.ts";
import type { LinkedModule } from "./linked-module.ts";
import { parse } from "./parse.ts";
import { DEFAULT_NAME, type ModuleImport, type ReadModule, readModule } from "./read-module.ts";
import { resolveImport } from "./resolve-import.ts";
import { stripTypes } from "./strip-types.ts";

type Module = ReadModule & { path: string; index: number; mappings: string; program: Program };
type Linked = { source: string; modules: LinkedModule[] } & Pick<Module, "mappings" | "program">;

const moduleName = (index: number): string => `__module${index}`;
const lineCount = (text: string): number => text.split("\n").length;

/**
 * The program and the files that it imports as one expression: a function that runs them from scratch and returns the
 * entry point. The program comes first, so that its lines are where they are without neighbours; each file is a
 * function of its own and sees no name of another.
 */
export function linkProgram(
  { path, content }: SourceFile,
  neighbours: readonly SourceFile[],
  entryPoint: string,
): Linked {
  const files = new Map([...neighbours, { path, content }].map((file) => [file.path, file]));
  const modules = new Map<string, Module>();
  const open: string[] = [];

  function load(wanted: string): Module {
    const known = modules.get(wanted);
    if (known) return known;
    const file = files.get(wanted) as SourceFile;
    open.push(wanted);
    const made = inFile(wanted, path, () => read(file, modules.size));
    modules.set(wanted, made);
    for (const each of made.imports) {
      inFile(wanted, path, () => requireNames(each, load(targetOf(each, wanted))));
    }
    open.pop();
    return made;
  }
  function targetOf(each: ModuleImport, importer: string): string {
    const target = resolveImport(each.from, importer, (name) => files.has(name));
    if (target === null) throw refuse(each, notThere(each.from));
    if (open.includes(target)) throw refuse(each, `${target} and ${importer} import each other.`);
    return target;
  }
  const preludeOf = (module: Module): string =>
    module.imports
      .map((each) => {
        const target = resolveImport(each.from, module.path, (name) => files.has(name)) ?? "";
        return bindings(each, `${moduleName(modules.get(target)?.index ?? 0)}()`);
      })
      .join("");

  const main = load(path);
  let source = `(function () { const __made = []; return (function () { let ${DEFAULT_NAME}; ${preludeOf(main)}\n${main.code}\n;return ${entryOf(entryPoint)};\n})();\n`;
  const linked: LinkedModule[] = [];
  for (const module of modules.values()) {
    if (module === main) continue;
    const { index, exported, code, mappings } = module;
    source += `function ${moduleName(index)}() { return __made[${index}] ??= (function () { let ${DEFAULT_NAME}; ${preludeOf(module)}\n`;
    linked.push({ path: module.path, line: lineCount(source), mappings });
    const names = [...exported].map(
      ([name, local]) => `get ${JSON.stringify(name)}() { return ${local}; }`,
    );
    source += `${code}\n;return { __proto__: null, ${names.join(", ")} };\n})(); }\n`;
  }
  const { mappings, program } = main;
  return { source: `${source}})`, modules: linked, mappings, program };
}

const entryOf = (name: string): string => `typeof ${name} === "undefined" ? undefined : ${name}`;

function read({ path, content }: SourceFile, index: number): Module {
  const { code, mappings } = /\.ts$/.test(path)
    ? stripTypes(content)
    : { code: content, mappings: "" };
  const program = parse(code);
  return { ...readModule(code, program), path, index, mappings, program };
}

function bindings({ names }: ModuleImport, made: string): string {
  if (names.length === 0) return `${made};`;
  return names
    .map(({ imported, local }) =>
      imported === null
        ? `const ${local} = ${made};`
        : `const { ${JSON.stringify(imported)}: ${local} } = ${made};`,
    )
    .join("");
}

function requireNames(each: ModuleImport, { path, exported }: Module): void {
  const missing = each.names.find(({ imported }) => imported !== null && !exported.has(imported));
  if (!missing) return;
  const { imported } = missing;
  throw refuse(
    each,
    imported === "default"
      ? `${path} exports nothing as default. Name what you import: import { … } from "${each.from}".`
      : `${path} has nothing called "${imported}".`,
  );
}

const notThere = (from: string): string =>
  from.startsWith(".")
    ? `There is no file "${from}" here.`
    : `"${from}" cannot be imported. Only files of the workspace can, as in "./solution.js".`;

const refuse = ({ line, column }: ModuleImport, message: string): CompileError =>
  new CompileError(message, line, column);

/** An error in a neighbour says in which file it is. */
function inFile<Result>(path: string, main: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CompileError) || error.path !== undefined || path === main) throw error;
    throw new CompileError(error.message, error.line, error.column, path);
  }
}
