/**
 * The parts of the language that the kernel needs, copied before the learner's first line runs: the program shares this
 * realm and may replace any of them. Code in this folder must not call a method on a value, spread, or destructure an
 * array, because each of those can be patched.
 */
const uncurry = <This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
): ((self: This, ...args: Args) => Result) => Function.prototype.call.bind(method) as never;

const getter = (prototype: object, key: string): ((self: unknown) => unknown) =>
  uncurry(Object.getOwnPropertyDescriptor(prototype, key)?.get as never) as never;

export const parseJson = JSON.parse;
const stringifyJson = JSON.stringify;
/** Safe for primitives only, since objects may have a `toJSON`. */
export const quote = (text: string): string => stringifyJson(text);

export const isArray = Array.isArray;
export const keysOf = Object.keys;
export const define = Object.defineProperty;
export const isView = ArrayBuffer.isView;
export const sameValue = Object.is;
export const isNaNHere = Number.isNaN;
export const apply = Reflect.apply;
export const construct = Reflect.construct;
export const ownDescriptor = Object.getOwnPropertyDescriptor;
export const RangeErrorHere = RangeError;
export const ErrorHere = Error;
export const captureStackTrace = Error.captureStackTrace;

export const setSize = getter(Set.prototype, "size");
export const mapSize = getter(Map.prototype, "size");
export const setForEach = uncurry(Set.prototype.forEach);
export const mapForEach = uncurry(Map.prototype.forEach);
export const promiseThen = uncurry(Promise.prototype.then) as (
  self: unknown,
  fulfilled: (value: unknown) => void,
  rejected: (reason: unknown) => void,
) => void;
export const slice = uncurry(String.prototype.slice);
export const indexOf = uncurry(String.prototype.indexOf);
export const errorText = uncurry(Error.prototype.toString);
export const charCodeAt = uncurry(String.prototype.charCodeAt);

/** Appends without triggering a setter on `Array.prototype`. */
export function append<Item>(list: Item[], item: Item): void {
  define(list, list.length, { value: item, writable: true, enumerable: true, configurable: true });
}

export function isBranded(check: (self: unknown) => unknown, value: unknown): boolean {
  try {
    check(value);
    return true;
  } catch {
    return false;
  }
}
