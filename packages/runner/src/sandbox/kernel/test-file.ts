import { encode } from "./encode.ts";
import { formatValue } from "./format.ts";
import { append, apply, define, ErrorHere, isArray, keysOf, sameValue } from "./primordials.ts";
import { setGlobal } from "./set-global.ts";

export type FoundTest = { name: string; run: unknown };

/** Gives a test file `test` and `assert`; the list fills while the file runs. */
export function installTests(): FoundTest[] {
  const found: FoundTest[] = [];
  setGlobal("test", (name: unknown, run: unknown): void => {
    append(found, { name: formatValue(name), run });
  });
  const assert = (value: unknown, message?: unknown): void => {
    if (!value) fail(message, `${written(value)} is not true`);
  };
  const methods = {
    equal(actual: unknown, expected: unknown, message?: unknown): void {
      if (!isSame(actual, expected))
        fail(message, `gave ${written(actual)}, not ${written(expected)}`);
    },
    notEqual(actual: unknown, expected: unknown, message?: unknown): void {
      if (isSame(actual, expected)) fail(message, `gave ${written(actual)}`);
    },
    throws(run: unknown, message?: unknown): void {
      try {
        apply(run as () => unknown, undefined, []);
      } catch {
        return;
      }
      fail(message, "nothing was thrown");
    },
  };
  const own = { ...methods, ok: assert, deepEqual: methods.equal, strictEqual: methods.equal };
  const names = keysOf(own);
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as keyof typeof own;
    define(assert, name, {
      value: own[name],
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  setGlobal("assert", assert);
  return found;
}

const written = (value: unknown): string => formatValue(value, 1);

function fail(message: unknown, why: string): never {
  const error = new ErrorHere(message === undefined ? why : `${formatValue(message)}: ${why}`);
  define(error, "name", { value: "AssertionError", writable: true, configurable: true });
  throw error;
}

/** By value: lists item by item, objects key by key, anything else as it is written. */
function isSame(left: unknown, right: unknown): boolean {
  if (sameValue(left, right) || left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || !left || !right) return false;
  if (isArray(left) !== isArray(right)) return false;
  const keys = keysOf(left);
  if (keys.length === 0) return encode(left) === encode(right);
  if (keys.length !== keysOf(right).length) return false;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as keyof object;
    if (!isSame(left[key], right[key])) return false;
  }
  return true;
}
