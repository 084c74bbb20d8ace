import { type Attack, harmless, loops, refused, swells } from "./attack.ts";

const js = "javascript";
const endlessWasm =
  "new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,8,1,0,10,9,1,7,0,3,64,12,0,11,11])))";

export const javaScriptTimeAndMemory: Attack[] = [
  loops(js, "a plain endless loop", "function f() { for (;;); }"),
  loops(js, "an endless loop at the top of the program", "while (true) {}\nfunction f() {}"),
  loops("typescript", "an endless loop in TypeScript", "function f(): never { while (true) {} }"),
  loops(
    js,
    "an endless loop that catches everything",
    "function f() { for (;;) { try { f(); } catch {} } }",
  ),
  loops(
    js,
    "a regular expression that backtracks forever",
    "const f = () => /^(a+)+$/.test('a'.repeat(60) + '!');",
  ),
  loops(
    js,
    "a sort comparator that never returns",
    "const f = () => [2, 1].sort(() => { for (;;); });",
  ),
  loops(
    js,
    "a generator that never ends",
    "function* g() { for (;;) yield 0; }\nfunction f() { for (const _ of g()); }",
  ),
  loops(
    js,
    "a recursion that catches its own overflow",
    "function f() { try { return f(); } catch { return f(); } }",
  ),
  loops(js, "a promise that nobody resolves", "const f = () => new Promise(() => {});"),
  loops(js, "microtasks without end", "async function f() { for (;;) await null; }"),
  loops(js, "an endless getter in the result", "const f = () => ({ get a() { for (;;); } });"),
  loops(
    js,
    "an endless trap in the result",
    "const f = () => new Proxy({}, { ownKeys() { for (;;); } });",
  ),
  loops(
    js,
    "an endless getter in the error",
    "function f() { throw { get message() { for (;;); } }; }",
  ),
  loops(js, "WebAssembly without end", `const f = () => ${endlessWasm};`),
  loops(js, "an endless loop behind eval", "const f = () => (0, eval)('for (;;);');"),
  loops(js, "printing without end", "function f() { for (;;) console.log('flood'.repeat(100)); }"),
  refused(js, "a plain endless recursion", "function f() { return 1 + f(); }", "RangeError"),
  loops(
    js,
    "a wait on shared memory",
    "const f = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1e9);",
  ),
  swells(
    js,
    "an array bomb",
    "function f() { const a = []; for (;;) a.push(new Array(1000).fill(a.length)); }",
  ),
  swells(
    js,
    "a buffer bomb",
    "function f() { const a = []; for (;;) a.push(new Uint8Array(1e7).fill(1)); }",
  ),
  swells(
    js,
    "a shared buffer bomb",
    "function f() { const a = []; for (;;) { const b = new Uint8Array(new SharedArrayBuffer(1e7)); b.fill(1); a.push(b); } }",
  ),
  swells(js, "a string bomb", "function f() { let s = 'x'; for (;;) s += s; }"),
  swells(
    js,
    "a map bomb",
    "function f() { const m = new Map(); for (let i = 0; ; i++) m.set(i, 'x'.repeat(1000) + i); }",
  ),
  swells(js, "a bigint bomb", "const f = () => 2n ** (10n ** 10n);"),
  swells(
    js,
    "a WebAssembly memory bomb",
    "function f() { const a = []; for (;;) { const m = new WebAssembly.Memory({ initial: 500 }); new Uint8Array(m.buffer).fill(1); a.push(m); } }",
  ),
  swells(
    js,
    "a closure bomb",
    "function f() { let g = () => 0; for (;;) { const h = g; const x = new Array(500).fill(1); g = () => [h, x]; } }",
  ),
  harmless(
    js,
    "fifty megabytes printed at once",
    "function f() { console.log('x'.repeat(5e7)); return 1; }",
    1,
    { stdout: /^x{60000,65536}/ },
  ),
];
