import type { AnyNode, Program } from "acorn";
import MagicString from "magic-string";
import { parse } from "./parse.ts";
import { blockNames, isFunction, namesOf, varNames } from "./scope.ts";
import { childrenOf } from "./walk.ts";

type Scope = { names: readonly string[]; frame: string | null };
type Context = { text: MagicString; code: string; nextFrame: number };

/** Adds a call of the tracer before every statement and around every function; line numbers stay. */
export function instrument({ code }: { code: string }): string {
  const program: Program = parse(code);
  const context: Context = { text: new MagicString(code), code, nextFrame: 0 };
  const globals = [...new Set([...blockNames(program.body), ...varNames(program)])];
  const shown = globals.filter((name) => !isFunctionName(program, name));
  const directives = program.body.filter(
    (statement) => "directive" in statement && statement.directive,
  );
  context.text.appendLeft(directives.at(-1)?.end ?? 0, `;__trace.globals(${variables(shown)});`);
  const scope: Scope = { names: [], frame: null };
  for (const statement of program.body) visit(statement, scope, context);
  return context.text.toString();
}

const variables = (names: readonly string[]): string =>
  `[${[...new Set(names)].map((name) => `[${JSON.stringify(name)},()=>${name}]`).join(",")}]`;

const lineOf = (node: AnyNode): number => node.loc?.start.line ?? 0;

function isFunctionName(program: Program, name: string): boolean {
  return program.body.some(
    (statement) =>
      statement.type === "VariableDeclaration" &&
      statement.declarations.some(
        ({ id, init }) => id.type === "Identifier" && id.name === name && init && isFunction(init),
      ),
  );
}

const stepCall = (node: AnyNode, scope: Scope): string =>
  `__trace.line(${scope.frame},${lineOf(node)},${variables(scope.names)})`;

function visit(node: AnyNode, scope: Scope, context: Context): void {
  if (isFunction(node)) visitFunction(node, scope, context);
  else if (scope.frame === null) visitChildren(node, scope, context);
  else visitInFunction(node, scope, context);
}

function visitChildren(node: AnyNode, scope: Scope, context: Context): void {
  for (const child of childrenOf(node)) visit(child, scope, context);
}

function visitInFunction(node: AnyNode, scope: Scope, context: Context): void {
  const { text } = context;
  switch (node.type) {
    case "BlockStatement":
    case "StaticBlock":
      visitStatements(node.body, scope, context);
      return;
    case "SwitchCase":
      if (node.test) visit(node.test, scope, context);
      visitStatements(node.consequent, scope, context);
      return;
    case "IfStatement":
      visit(node.test, scope, context);
      visitBody(node.consequent, scope, context);
      if (node.alternate) visitBody(node.alternate, scope, context);
      return;
    case "WhileStatement":
    case "DoWhileStatement":
      if (node.type === "DoWhileStatement") visitBody(node.body, scope, context);
      text.appendLeft(node.test.start, `(${stepCall(node.test, scope)},(`);
      visit(node.test, scope, context);
      text.appendLeft(node.test.end, "))");
      if (node.type === "WhileStatement") visitBody(node.body, scope, context);
      return;
    case "ForStatement":
      visitFor(node, scope, context);
      return;
    case "ForInStatement":
    case "ForOfStatement": {
      const names = node.left.type === "VariableDeclaration" ? blockNames([node.left]) : [];
      const inner = { ...scope, names: [...scope.names, ...names] };
      visit(node.right, scope, context);
      visitBody(node.body, inner, context, stepCall(node, inner));
      return;
    }
    case "CatchClause": {
      const names = node.param ? namesOf(node.param) : [];
      visit(node.body, { ...scope, names: [...scope.names, ...names] }, context);
      return;
    }
    case "ReturnStatement":
      visitReturn(node, scope, context);
      return;
    case "YieldExpression":
    case "AwaitExpression":
      visitPause(node, scope, context);
      return;
    default:
      visitChildren(node, scope, context);
  }
}

function visitStatements(statements: readonly AnyNode[], scope: Scope, context: Context): void {
  const inner = { ...scope, names: [...scope.names, ...blockNames(statements)] };
  for (const statement of statements) {
    const isSilent =
      statement.type === "FunctionDeclaration" || statement.type === "EmptyStatement";
    const isDirective = "directive" in statement && Boolean(statement.directive);
    const stepsByItself =
      statement.type === "ForOfStatement" ||
      statement.type === "ForInStatement" ||
      statement.type === "WhileStatement";
    if (!isSilent && !isDirective && !stepsByItself)
      context.text.appendLeft(statement.start, `${stepCall(statement, inner)};`);
    visit(statement, inner, context);
  }
}

/** The body of a loop or branch, with braces added if the learner left them out. */
function visitBody(body: AnyNode, scope: Scope, context: Context, first?: string): void {
  if (body.type === "BlockStatement") {
    if (first) context.text.appendLeft(body.start + 1, `${first};`);
    visit(body, scope, context);
    return;
  }
  context.text.appendLeft(body.start, `{${first ? `${first};` : ""}`);
  visitStatements([body], scope, context);
  context.text.appendLeft(body.end, "}");
}

function visitFor(
  node: Extract<AnyNode, { type: "ForStatement" }>,
  scope: Scope,
  context: Context,
): void {
  const names = node.init?.type === "VariableDeclaration" ? blockNames([node.init]) : [];
  const inner = { ...scope, names: [...scope.names, ...names] };
  if (node.init) visitChildren(node.init, inner, context);
  if (node.test) {
    context.text.appendLeft(node.test.start, `(${stepCall(node.test, inner)},(`);
    visit(node.test, inner, context);
    context.text.appendLeft(node.test.end, "))");
  }
  if (node.update) visit(node.update, inner, context);
  visitBody(node.body, inner, context, node.test ? undefined : stepCall(node, inner));
}

function visitReturn(
  node: Extract<AnyNode, { type: "ReturnStatement" }>,
  scope: Scope,
  context: Context,
): void {
  if (!node.argument) return;
  context.text.appendLeft(node.argument.start, `__trace.give(${scope.frame},${lineOf(node)},(`);
  visit(node.argument, scope, context);
  context.text.appendLeft(node.argument.end, "))");
}

/** While a generator or an async function waits, its frame is not on the stack. */
function visitPause(
  node: Extract<AnyNode, { type: "YieldExpression" | "AwaitExpression" }>,
  scope: Scope,
  context: Context,
): void {
  const { text } = context;
  const pauses = node.argument && !(node.type === "YieldExpression" && node.delegate);
  text.appendLeft(node.start, `__trace.resume(${scope.frame},(`);
  if (node.argument && pauses)
    text.appendLeft(node.argument.start, `__trace.pause(${scope.frame},(`);
  visitChildren(node, scope, context);
  if (node.argument && pauses) text.appendLeft(node.argument.end, "))");
  text.appendLeft(node.end, "))");
}

type FunctionNode = Extract<
  AnyNode,
  { type: "FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression" }
>;

function visitFunction(node: FunctionNode, scope: Scope, context: Context): void {
  const { text } = context;
  const frame = `__frame${context.nextFrame++}`;
  const names = [...node.params.flatMap((parameter) => namesOf(parameter)), ...varNames(node.body)];
  // Names of the outer function are shown in that function's frame.
  const inner: Scope = { names, frame };
  for (const parameter of node.params) visitChildren(parameter, { ...scope, frame: null }, context);
  const name = JSON.stringify(nameOf(node, context.code));
  const opening = `const ${frame}=__trace.enter(${name},${lineOf(node)},${variables(names)});let ${frame}e=false;try{`;
  const closing = `}catch(__e){${frame}e=true;throw __trace.raise(${frame},__e)}finally{__trace.leave(${frame},${frame}e)}`;
  if (node.body.type === "BlockStatement") {
    const directives = node.body.body.filter(
      (statement) => "directive" in statement && statement.directive,
    );
    text.appendLeft(directives.at(-1)?.end ?? node.body.start + 1, opening);
    visitStatements(node.body.body, inner, context);
    text.appendLeft(node.body.end - 1, closing);
    return;
  }
  const [start, end] = withParentheses(node.body, context.code);
  text.appendLeft(
    start,
    `{${opening}${stepCall(node.body, inner)};return __trace.give(${frame},${lineOf(node.body)},(`,
  );
  visit(node.body, inner, context);
  text.appendLeft(end, `))${closing}}`);
}

/** An arrow's body may be in parentheses, `() => ({…})`, which are not part of its node. */
function withParentheses(body: AnyNode, code: string): [start: number, end: number] {
  let { start, end } = body;
  for (;;) {
    const before = /\(\s*$/.exec(code.slice(0, start));
    const after = /^\s*\)/.exec(code.slice(end));
    if (!before || !after || !/=>[\s(]*$/.test(code.slice(0, before.index))) return [start, end];
    start = before.index;
    end += after[0].length;
  }
}

function nameOf(node: FunctionNode, code: string): string {
  if ("id" in node && node.id) return node.id.name;
  const before = code.slice(Math.max(0, node.start - 80), node.start);
  return (
    /(?<![\w$])([\w$]+)\s*[=:]\s*(?:async\s*)?$/.exec(before)?.[1] ??
    /(?<![\w$])([\w$]+)\s*$/.exec(before)?.[1] ??
    "(function)"
  );
}
