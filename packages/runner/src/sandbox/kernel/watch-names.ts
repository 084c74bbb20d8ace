import { lockNames } from "./lock-names.ts";
import { apply, construct, define, indexOf, RangeErrorHere, slice } from "./primordials.ts";
import { stackBelow } from "./stack-below.ts";

export type ForbiddenNames = { rule: string; names: readonly string[] };
/** Called once for each rule and realm, with the stack of the call. */
export type ReportRule = (rule: string, stack: string) => void;
export type NameWatch = { begin(): void; end(): void };

/** With how many arguments the language itself calls a function by its name. */
const argumentCounts = { __proto__: null, join: 0, add: 1, set: 2, exec: 1 } as unknown as Record<
  string,
  number | undefined
>;
/** What the language itself calls by name when a program asks for something else. */
const callsByName = {
  __proto__: null,
  "Array.toString": "join",
  "new Set": "add",
  "new Map": "set",
  "new WeakSet": "add",
  "new WeakMap": "set",
  "RegExp.test": "exec",
  "RegExp.[Symbol.match]": "exec",
  "RegExp.[Symbol.matchAll]": "exec",
  "RegExp.[Symbol.replace]": "exec",
  "RegExp.[Symbol.search]": "exec",
  "RegExp.[Symbol.split]": "exec",
} as unknown as Record<string, string | undefined>;

/**
 * Replaces every function of this realm that has a forbidden name by one that reports its call, however the program
 * reaches it. Runs before the program's first line; our own code has copied what it needs before.
 */
export function watchNames(forbidden: readonly ForbiddenNames[], report: ReportRule): NameWatch {
  let isWatching = false;

  function notice(rule: string, name: string, called: () => unknown, count?: number): void {
    if (!isWatching) return;
    const stack = stackBelow(called);
    // With another number of arguments it is the program's own function, bound to some, in the place of the language's.
    if (count === argumentCounts[name] && nameCalledByLanguage(stack) === name) return;
    try {
      report(rule, stack);
    } catch {
      // No stack is left for reporting, so there is none to continue with either.
      throw new RangeErrorHere("Maximum call stack size exceeded");
    }
  }
  /** Looks and works like the original function, also when constructed. */
  function reporting(rule: string, name: string, original: object): object {
    const handler = {
      __proto__: null,
      apply(target: () => unknown, self: unknown, args: unknown[]): unknown {
        notice(rule, name, handler.apply as () => unknown, args.length);
        return apply(target, self, args);
      },
      construct(target: () => unknown, args: unknown[], newTarget: () => unknown): unknown {
        notice(rule, name, handler.construct as () => unknown);
        return construct(target, args, newTarget);
      },
    };
    return new Proxy(original, handler as ProxyHandler<object>);
  }
  /** Reports that the program takes a namespace, whose members it could then use unseen. */
  function reportingAccess(rule: string, name: string, value: object): PropertyDescriptor {
    function get(): object {
      notice(rule, name, get);
      return value;
    }
    return { get, configurable: true, enumerable: false };
  }
  function replace(rule: string, holder: object, name: string): void {
    const found = Object.getOwnPropertyDescriptor(holder, name);
    if (!found?.configurable) return;
    if (holder === globalThis && typeof found.value === "object" && found.value !== null) {
      define(holder, name, reportingAccess(rule, name, found.value as object));
      return;
    }
    if (typeof found.value === "function") found.value = reporting(rule, name, found.value);
    else if (found.get) found.get = reporting(rule, name, found.get) as () => unknown;
    else return;
    define(holder, name, found);
  }

  const holders = holdersOfFunctions();
  if (forbidden.some(({ names }) => names.some((name) => name in argumentCounts)))
    lockNames(holders);
  for (const { rule, names } of forbidden) {
    for (const name of names) {
      for (const holder of holders) replace(rule, holder, name);
      if (name !== "Function") continue;
      for (const prototype of functionPrototypes()) replace(rule, prototype, "constructor");
    }
  }
  return {
    begin() {
      isWatching = true;
    },
    end() {
      isWatching = false;
    },
  };
}

/** The global object, every object it names, and the prototypes of those. */
function holdersOfFunctions(): object[] {
  const typedArray = Object.getPrototypeOf(Int8Array) as { prototype: object };
  const holders: object[] = [globalThis, typedArray, typedArray.prototype];
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value: unknown = Object.getOwnPropertyDescriptor(globalThis, name)?.value;
    if ((typeof value !== "object" && typeof value !== "function") || value === null) continue;
    if (value === globalThis) continue;
    holders.push(value);
    const { prototype } = value as { prototype?: unknown };
    if (typeof prototype === "object" && prototype !== null) holders.push(prototype);
  }
  return holders;
}

const functionPrototypes = (): object[] =>
  [() => undefined, async () => undefined, function* () {}, async function* () {}].map(
    (kind) => Object.getPrototypeOf(kind) as object,
  );

/**
 * What the language calls by its name, where it made the call: with `    at Array.toString (<anonymous>)` as the caller, the
 * program asked for a text and not for `join`. Another function that the program put there under that name is its own call.
 */
function nameCalledByLanguage(stack: string): string | undefined {
  const begin = "    at ";
  const end = indexOf(stack, " (<anonymous>)", 0);
  const newline = indexOf(stack, "\n", 0);
  if (end < 0 || (newline >= 0 && newline < end)) return undefined;
  return callsByName[slice(stack, begin.length, end)];
}
