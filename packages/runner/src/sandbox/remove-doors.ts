/** Globals of the language itself. Any other global of a worker leads to the page's origin. */
const language = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise
  RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis JSON
  Math Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array
  BigInt64Array Uint8ClampedArray Float16Array Float32Array Float64Array DataView Map BigInt Set Iterator WeakMap
  WeakSet WeakRef FinalizationRegistry Proxy Reflect SharedArrayBuffer decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape eval isFinite isNaN console queueMicrotask WebAssembly Temporal
  SuppressedError DisposableStack AsyncDisposableStack`.split(/\s+/),
);

/**
 * Deletes every global that is not part of the language, also from the prototypes of the global object, so that
 * network, storage, other workers and the page are out of reach. The policy of the worker's response refuses them as
 * well.
 */
export function removeDoors(keep: readonly string[] = []): void {
  const kept = new Set(keep);
  let holder: object | null = globalThis;
  while (holder && holder !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (language.has(name) || kept.has(name) || name === "constructor") continue;
      Reflect.deleteProperty(holder, name);
    }
    holder = Object.getPrototypeOf(holder) as object | null;
  }
}
