/**
 * Programs that get at a forbidden function of JavaScript by a detour. `f(a, x)` is called with `[5, 7, 9]` and 7; forbidden
 * are `indexOf` and `sort`.
 */
const begin = `const sort = [..."tros"].reverse().reduce((a, b) => a + b);`;
const called = (use: string): string =>
  `${begin}\nfunction f(a, x) { const y = [9, 7, 5]; const g = y[sort].bind(y, undefined); try { ${use} } catch {} return y[0] === 5 ? 1 : 0; }`;

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
];
