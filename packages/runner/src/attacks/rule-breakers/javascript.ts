/**
 * Programs that get at a forbidden function of JavaScript by a detour. `f(a, x)` is called with `[5, 7, 9]` and 7; forbidden
 * are `indexOf` and `sort`.
 */
const begin = `const sort = [..."tros"].reverse().reduce((a, b) => a + b);`;
const called = (use: string): string =>
  `${begin}\nfunction f(a, x) { const y = [9, 7, 5]; const g = y[sort].bind(y, undefined); try { ${use} } catch {} return y[0] === 5 ? 1 : 0; }`;

/** Adds to a set, which the language does itself for `new Set(list)`. */
const added = (use: string): string =>
  `const add = ["a"] + "dd";\nfunction f(a, x) { const y = new Set(); const g = y[add].bind(y, 1); ${use} return y.size; }`;
/** Joins, which the language does itself for the text of a list. */
const joined = (use: string): string =>
  `const join = "jo" + ["in"];\nfunction f(a, x) { const g = a[join].bind(a, ";"); ${use} }`;
/** Sorts when its result is read. */
const trapped = `function f() { const y = [9, 7, 5]; return new Proxy([], { get(t, k) { y[sort](); return t[k]; } }); }`;
/** A module that hands on `substring` of the engine, as "wasm:js-string" has it. */
const stringBuiltin = `const web = ["WebAss"] + "embly";
const text = (s) => [s.length, ...[...s].map((c) => c.charCodeAt(0))];
function f() {
  const imported = [1, ...text("wasm:js-string"), ...text("sub" + ["string"]), 0, 0];
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 9, 1, 96, 3, 111, 127, 127, 1, 100, 111, 2, imported.length, ...imported, 7, 5, 1, 1, 103, 0, 0];
  const module = new WebAssembly.Module(new Uint8Array(bytes), { builtins: ["js-string"] });
  return new WebAssembly.Instance(module, {}).exports.g("abc", 1, 2) === "b" ? 1 : 0;
}`;

export const javaScriptRuleBreakers: [name: string, code: string][] = [
  ["a set that adds", called("Set.prototype.add = g; new Set([1]);")],
  ["a map that sets", called("Map.prototype.set = g; new Map([[1, 2]]);")],
  ["a pattern that looks", called("const r = /a/; r.exec = g; r.test('a');")],
  ["a list that becomes a text", called("y['jo' + 'in'] = g; String(y);")],
  ["a getter", called("Object.defineProperty(y, 'go', { get: y[sort] }); y.go;")],
  ["an iterator", called("y[Symbol.iterator] = y[sort]; const [z] = y;")],
  ["a proxy of the function", called("new Proxy(y[sort], {}).call(y);")],
  [
    "a function that WebAssembly calls",
    called(
      "new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0,97,115,109,1,0,0,0,1,5,1,96,0,1,127,2,7,1,1,109,1,102,0,0,7,5,1,1,103,0,0])), { m: { f: g } }).exports.g();",
    ),
  ],
  [
    "a promise that looks like a set",
    added(
      "try { Object.defineProperty(Promise, 'name', { value: 'Set' }); } catch {} new Promise(g);",
    ),
  ],
  ["a trap of the result", `${begin}\n${trapped}`],
  ["texts by WebAssembly's own functions", stringBuiltin],
  [
    "WebAssembly by a name put together",
    stringBuiltin.replaceAll("WebAssembly", "globalThis[web]"),
  ],
  ["a list's own join", joined("a[join] = g; return String(a) === '5;7;9' ? 1 : 0;")],
  [
    "the name of an error",
    joined(
      "Object.defineProperty(a, 'name', { get: g }); return Error.prototype.toString.call(a) ? 1 : 0;",
    ),
  ],
  [
    "a map that looks like a text",
    joined(
      "const { map } = a; try { Object.defineProperty(map, 'name', { value: 'toString' }); } catch {} delete Array.prototype.map; return map.call([';'], a[join], a)[0] === '5;7;9' ? 1 : 0;",
    ),
  ],
];
