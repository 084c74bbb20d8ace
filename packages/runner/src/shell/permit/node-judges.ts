import type { Refusal } from "./permission.ts";
import { undecidable } from "./permission.ts";

/** A node of the parsed program, as far as it is looked at here. */
export type Node = { type: string } & Record<string, unknown>;
type Judge = (node: Node) => Refusal | null;

const fine: Judge = () => null;
/** Bash reads the value of a name in arithmetic as a program of its own, so only numbers can be judged. */
const arithmetic = ["ArithNumber", "ArithBinary", "ArithUnary", "ArithGroup"];
const structure = [
  ...["Script", "Pipeline", "If", "While", "Until", "Case", "CaseItem", "Subshell", "Group"],
  ...["Word", "SingleQuoted", "DoubleQuoted", "Escaped", "Range"],
  ...["BraceExpansion", "TildeExpansion", "HereDoc", "CommandSubstitution", "ProcessSubstitution"],
  ...["ArithmeticExpansion", "ArithmeticCommand", "ConditionalCommand"],
  ...["CondNot", "CondAnd", "CondOr", "CondGroup", "CondWord"],
  ...["DefaultValue", "UseAlternative", "Length", "PatternRemoval", "PatternReplacement"],
  "CaseModification",
];

/** Names in small letters: the shell itself reads `PATH`, `IFS`, `BASH_ENV`, `PS4` and others. */
const ownName = /^[a-z_][a-z0-9_]*$/;
const readName = /^(?:[A-Za-z_]\w*|[0-9#?@*])$/;
const comparesNumbers = /^-(?:eq|ne|lt|le|gt|ge)$/;
const readsVariable = /^-[vR]$/;
/** The interpreter expands what stands inside the brackets of a pattern such as `@(a|$(…))`, which the parser leaves as text. */
const expandsLater = /[$`(]/;
/** Unquoted text that the parser has not split into its parts; it might still be expanded. */
const looksLikeExpansion = /\$[({]|`/;

/** A kind of node that is not here cannot be decided; `SimpleCommand` and `Redirection` have files of their own. */
export const nodeJudges: Readonly<Record<string, Judge>> = {
  ...Object.fromEntries([...structure, ...arithmetic].map((type) => [type, fine])),
  Statement: ({ deferredError }) => (deferredError ? undecidable("a part that is not bash") : null),
  Glob: ({ pattern }) =>
    expandsLater.test(String(pattern)) ? undecidable(`the pattern ${pattern}`) : null,
  Literal: ({ value }) =>
    looksLikeExpansion.test(String(value)) ? undecidable(`the text ${value}`) : null,
  FunctionDef: ({ name }) => nameIsOwn(name),
  For: ({ variable }) => nameIsOwn(variable),
  Assignment: ({ name }) => nameIsOwn(name),
  ParameterExpansion: ({ parameter }) =>
    readName.test(String(parameter)) ? null : undecidable(`\${${parameter}}`),
  ArithmeticExpression: ({ originalText = "" }) =>
    /[$`[]/.test(String(originalText)) ? undecidable(`(( ${originalText} ))`) : null,
  CondBinary: ({ operator }) =>
    comparesNumbers.test(String(operator)) ? undecidable(`[[ … ${operator} … ]]`) : null,
  CondUnary: ({ operator }) =>
    readsVariable.test(String(operator)) ? undecidable(`[[ ${operator} … ]]`) : null,
};

const nameIsOwn = (name: unknown): Refusal | null =>
  ownName.test(String(name)) ? null : undecidable(`the name ${String(name)}`);
