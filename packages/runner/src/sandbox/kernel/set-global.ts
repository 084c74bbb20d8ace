import { define } from "./primordials.ts";

export function setGlobal(name: string, value: unknown): void {
  define(globalThis, name, { value, writable: true, enumerable: false, configurable: true });
}
