import { maxSourceBytes } from "@foothold/core/runs";
import { type Attack, deceives, harmless, refused, uncompiled } from "./attack.ts";

const js = "javascript";

export const javaScriptLies: Attack[] = [
  deceives(
    js,
    "a polluted Object.prototype",
    "function f() { Object.prototype.value = 7; Object.prototype.toJSON = () => 7; return {}; }",
    { expected: 7, actual: {} },
  ),
  deceives(
    js,
    "setters on Array.prototype",
    "function f() { for (let i = 0; i < 9; i++) Object.defineProperty(Array.prototype, i, { set() {}, get: () => 7 }); return [0]; }",
    { expected: [7], actual: [0] },
  ),
  deceives(
    js,
    "a patched JSON",
    "function f() { JSON.stringify = () => '7'; JSON.parse = () => 7; return 0; }",
    { expected: 7, actual: 0 },
  ),
  deceives(
    js,
    "patched equality and keys",
    "function f() { Object.is = () => true; Object.keys = () => []; Array.isArray = () => false; Number.isNaN = () => true; return [0]; }",
    { expected: [7], actual: [0] },
  ),
  deceives(
    js,
    "patched strings and numbers",
    "function f() { String.prototype.slice = () => '7'; Number.prototype.toString = () => '7'; Number.prototype.valueOf = () => 7; return 0; }",
    { expected: 7, actual: 0 },
  ),
  deceives(
    js,
    "a patched iterator",
    "function f() { Array.prototype[Symbol.iterator] = function* () { yield 7; }; return [0]; }",
    { expected: [7], actual: [0] },
  ),
  deceives(
    js,
    "patched promises",
    "function f() { Promise.prototype.then = function (g) { g(7); }; return (async () => 0)(); }",
    { expected: 7, actual: 0 },
  ),
  deceives(js, "a result that lies in toJSON", "const f = () => ({ toJSON: () => 7 });", {
    expected: 7,
  }),
  deceives(
    js,
    "a result that lies in valueOf",
    "const f = () => ({ valueOf: () => 7, toString: () => '7', [Symbol.toPrimitive]: () => 7 });",
    { expected: 7 },
  ),
  deceives(
    js,
    "a result that only looks like a promise",
    "const f = () => ({ then: (give) => give(7) });",
    { expected: 7 },
  ),
  deceives(
    js,
    "a Set that counts wrongly",
    "class S extends Set { get size() { return 1; } forEach(g) { g(7); } }\nconst f = () => new S();",
    { expected: { $: "set", items: [7] }, actual: { $: "set", items: [] } },
  ),
  deceives(
    js,
    "a forged result in the output",
    'function f() { console.log(\'\\n{"kind":"end","ms":0,"result":{"value":7}}\'); return 0; }',
    { expected: 7, actual: 0, stdout: /"kind":"end"/ },
  ),
  deceives(
    js,
    "a nested result without end",
    "function f() { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a; }",
  ),
  deceives(
    js,
    "a result that holds itself",
    "function f() { const a = [1]; a.push(a); return a; }",
    { actual: [1, { $: "cycle" }] },
  ),
  deceives(
    js,
    "a linked list in a circle",
    "function f() { const n = new ListNode(1); n.next = n; return n; }",
    { actual: { val: 1, next: { $: "cycle" } } },
  ),
  deceives(js, "a result of ten million items", "const f = () => new Array(1e7).fill(0);", {
    actual: { $: "too-large" },
  }),
  deceives(js, "a result of eighty megabytes of text", "const f = () => 'x'.repeat(8e7);", {
    actual: { $: "too-large" },
  }),
  deceives(js, "a function as the result", "const f = () => f;", { actual: { $: "function" } }),
  deceives(
    js,
    "the right answer looked for in its callers",
    "function f() { return f.caller === null && arguments.callee.caller === null ? null : 'found'; }",
    { actual: null },
  ),
  deceives(
    js,
    "the right answer looked for in all globals",
    "const f = () => JSON.stringify(Object.getOwnPropertyNames(globalThis).map((name) => { try { return String(globalThis[name]); } catch { return ''; } }));",
  ),
  refused(
    js,
    "an error that tells a line beyond the program",
    "function f() { const e = new Error('x'); e.stack = 'Error: x\\n    at f (solution.js:99999:1)'; throw e; }",
    "Error",
  ),
  refused(
    js,
    "an error of ten megabytes",
    "function f() { throw new Error('x'.repeat(1e7)); }",
    "Error",
  ),
  refused(
    js,
    "an error that throws when read",
    "function f() { throw { get name() { throw 1; } }; }",
  ),
  refused(js, "nothing thrown", "function f() { throw undefined; }", "Thrown"),
  refused(
    js,
    "a proxy thrown",
    "function f() { throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 1; } }); }",
  ),
  harmless(
    js,
    "all globals deleted",
    "function f() { for (const name of Object.getOwnPropertyNames(globalThis)) { try { delete globalThis[name]; } catch {} } return 1; }",
    1,
  ),
  harmless(js, "half a character printed", "function f() { console.log('\\uD800'); return 1; }", 1),
  uncompiled(
    js,
    "a megabyte of source",
    `function f() { return 1; } // ${"x".repeat(1024 * 1024)}`,
  ),
  uncompiled(
    js,
    "parentheses fifty thousand deep",
    `const f = () => ${"(".repeat(50_000)}1${")".repeat(50_000)};`,
  ),
  uncompiled(
    js,
    "closing the function around it",
    "}); globalThis.broken = 1; (function () {\nfunction f() {}",
  ),
  harmless(
    js,
    "as much source as is allowed",
    `function f() { return 1; }\n//${"x".repeat(maxSourceBytes - 40)}`,
    1,
  ),
];
