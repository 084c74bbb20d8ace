import {
  captureStackTrace,
  define,
  ErrorHere,
  indexOf,
  ownDescriptor,
  slice,
} from "./primordials.ts";

const maxFrames = 10;
const maxChars = 4_000;
const value = (given: unknown): PropertyDescriptor => ({
  value: given,
  writable: true,
  enumerable: false,
  configurable: true,
});

/** The stack from the caller of `called` on; empty when the program has made that impossible. */
export function stackBelow(called: () => unknown): string {
  const limit = ownDescriptor(ErrorHere, "stackTraceLimit");
  const prepare = ownDescriptor(ErrorHere, "prepareStackTrace");
  try {
    set("stackTraceLimit", value(maxFrames));
    // Removes the program's own function, which could write any stack.
    set("prepareStackTrace", value(undefined));
    const holder = { __proto__: null, name: "", message: "", stack: "" };
    captureStackTrace(holder, called);
    const text = holder.stack;
    return slice(text, indexOf(text, "\n", 0) + 1, maxChars);
  } catch {
    return "";
  } finally {
    set("stackTraceLimit", limit ?? value(undefined));
    set("prepareStackTrace", prepare ?? value(undefined));
  }
}

function set(name: string, descriptor: PropertyDescriptor): void {
  try {
    define(ErrorHere, name, descriptor);
  } catch {
    // Made unchangeable, by the program or by us.
  }
}
