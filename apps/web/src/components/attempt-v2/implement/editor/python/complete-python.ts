import { builtins, keywords, methods, modules, snippets, type Word } from "./python-words.ts";

export type Suggestion = Word & {
  kind: "keyword" | "function" | "method" | "module" | "variable" | "snippet";
  insert?: string;
};

const MEMBER = /((?<!\w)[A-Za-z_]\w*|["'\]})])\.\w*$/;
const IMPORT = /^\s*from\s+(\w+)\s+import\s[\w,\s]*$/;
const WORD = /(?<!\w)[A-Za-z_]\w*$/;
const MODULE = /^\s*(?:import|from)\s+\w*$/;

/** Completions for the line up to the caret, from the whole program. */
export function completePython(line: string, program: string): Suggestion[] {
  const from = IMPORT.exec(line)?.[1];
  if (from !== undefined) return as("function", modules[from] ?? []);
  if (MODULE.test(line)) return moduleNames();
  const receiver = MEMBER.exec(line)?.[1];
  if (receiver !== undefined) return members(receiver, program);
  return [
    ...snippets.map(({ name, text, about }) => ({
      kind: "snippet" as const,
      name,
      about,
      insert: withPlaces(text),
    })),
    ...keywords.map((name) => ({ kind: "keyword" as const, name, about: "" })),
    ...as("function", builtins),
    ...namesIn(program, WORD.exec(line)?.[0]),
  ];
}

/** Numbers the placeholders, as the editor expects. */
function withPlaces(text: string): string {
  let place = 0;
  return text.replace(/<(\w+)>/g, (_, name) => {
    place += 1;
    return `\${${place}:${name}}`;
  });
}

function members(receiver: string, program: string): Suggestion[] {
  if (receiver in modules && imports(program, receiver)) {
    return as("function", modules[receiver] ?? []);
  }
  const kind = kindOf(receiver, program);
  if (kind) return as("method", methods[kind] ?? []);
  const all = new Map(
    Object.values(methods).flatMap((list) => list.map((word) => [word.name, word])),
  );
  return as("method", [...all.values()]);
}

const literals: readonly [RegExp, string][] = [
  [/^(\[|list\(|sorted\()/, "list"],
  [
    /^(\{\s*\}|\{[^:{}]+:|dict\(|defaultdict\(|Counter\(|(collections\.)(defaultdict|Counter)\()/,
    "dict",
  ],
  [/^(\{|set\()/, "set"],
  [/^([rfb]*["']|str\()/, "str"],
  [/^(collections\.)?deque\(/, "deque"],
];

/** The kind of value that a name holds, by its last assignment or its annotation. */
export function kindOf(name: string, program: string): string | null {
  if (name === '"' || name === "'") return "str";
  if (name === "]") return null;
  const annotated = new RegExp(`\\b${name}\\s*:\\s*(list|dict|set|str|deque)\\b`, "i").exec(
    program,
  );
  const assigned = [...program.matchAll(new RegExp(`\\b${name}\\s*=\\s*([^=\\n][^\\n]*)`, "g"))].at(
    -1,
  );
  const value = assigned?.[1] ?? "";
  const found = literals.find(([pattern]) => pattern.test(value))?.[1];
  return found ?? annotated?.[1]?.toLowerCase() ?? null;
}

const imports = (program: string, name: string): boolean =>
  new RegExp(`^\\s*import\\s+.*\\b${name}\\b`, "m").test(program);

function importedInto(program: string): Word[] {
  const lines = [...program.matchAll(/^[ \t]*from[ \t]+(\w+)[ \t]+import[ \t]+(\S.*)$/gm)];
  return lines.flatMap(([, module = "", names = ""]) => {
    const wanted = new Set(names.split(",").map((name) => name.trim()));
    return (modules[module] ?? []).filter(({ name }) => wanted.has(name));
  });
}

/** The program's own names, each once, functions with their parameters. The name that is being typed does not count. */
function namesIn(program: string, typed: string | undefined): Suggestion[] {
  const code = program
    .replace(/#.*$/gm, "")
    .replace(/("""|''')[\s\S]*?\1|"[^"\n]*"|'[^'\n]*'/g, " ");
  const functions = [...functionsIn(code), ...importedInto(code)];
  const known = new Set([
    ...keywords,
    ...builtins.map(({ name }) => name),
    ...functions.map(({ name }) => name),
  ]);
  const written = code.match(/[A-Za-z_]\w*/g) ?? [];
  if (written.filter((name) => name === typed).length === 1) known.add(typed ?? "");
  const variables = new Set(written);
  return [
    ...as("function", functions),
    ...[...variables]
      .filter((name) => !known.has(name))
      .map((name) => ({ kind: "variable" as const, name, about: "" })),
  ];
}

export function functionsIn(program: string): Word[] {
  return [...program.matchAll(/^[ \t]*def[ \t]+(\w+)\(([^)]{0,500})\)/gm)].map(
    ([, name = "", parameters = ""]) => ({
      name,
      signature: `${name}(${parameters.replace(/\s+/g, " ").trim()})`,
      about: "of this program",
    }),
  );
}

const moduleNames = (): Suggestion[] =>
  Object.keys(modules).map((name) => ({ kind: "module", name, about: "of the standard library" }));

const as = (kind: Suggestion["kind"], words: readonly Word[]): Suggestion[] =>
  words.map((word) => ({ kind, ...word }));
