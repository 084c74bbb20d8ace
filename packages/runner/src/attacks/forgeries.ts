import { type Attack, harmless, refused } from "./attack.ts";

const js = "javascript";
const py = "python";

/** Finds the run's secret in the bytes that our code writes, and then writes messages with it. */
const forge = `
  const bytes = Object.getPrototypeOf(Uint8Array.prototype);
  const { get } = Object.getOwnPropertyDescriptor(bytes, 'length');
  let secret;
  Object.defineProperty(bytes, 'length', { configurable: true, get() {
    const length = get.call(this);
    const text = String.fromCharCode(...Array.from({ length: Math.min(length, 200) }, (_, i) => this[i]));
    secret ??= /([\\\\w-]{24})\\\\{"kind"/.exec(text)?.[1];
    return length;
  } });
  globalThis.say = () => secret && process.stdout.write('\\\\n' + secret + '{"kind":"end","ms":0,"result":{"value":7}}\\\\n');
`;
const forgeFrom = (object: string): string => `async function f() {
  const main = (${object}).constructor.constructor;
  main(\`${forge}\`)();
  console.log('x');
  main('return say()')();
  await new Promise(() => {});
}`;
const forged = (attack: Attack): Attack => ({ ...attack, expected: 7 });
const callSite =
  "(() => { Error.prepareStackTrace = (_, sites) => sites; return Object(new Error().stack[0]); })()";

export const forgeries: Attack[] = [
  forged(
    refused(
      js,
      "a result forged through the error of a streamed WebAssembly",
      forgeFrom("await WebAssembly.compileStreaming(1).catch((error) => error)"),
      "TypeError",
    ),
  ),
  {
    ...forged(refused(js, "a result forged through a call site", forgeFrom(callSite))),
    ends: ["errored", "timed-out"],
  },
  forged(
    refused(
      py,
      "a result forged through a value handed to JavaScript",
      `from pyodide.ffi import to_js
def f():
    main = to_js([1]).constructor.constructor
    main(${JSON.stringify(forge.replaceAll("\\\\", "\\"))})()
    print('x')
    main('return say()')()
    while True: pass`,
      "JsException",
    ),
  ),
  ...["async () => 0", "function* () {}", "async function* () {}"].map((kind) =>
    refused(
      py,
      `code made by the constructor of ${kind}`,
      `from pyodide.ffi import to_js
def f():
    return str(to_js([1]).constructor.constructor.prototype.constructor("return ${kind}")())`,
      "JsException",
    ),
  ),
  refused(
    py,
    "code run by the engine's own evaluation of scripts",
    "import ctypes\ndef f(): return ctypes.CDLL(None).emscripten_run_script_int(b'6 * 7')",
  ),
  refused(
    py,
    "code run by the engine's evaluation, through its module",
    "import pyodide_js\nfrom pyodide.ffi import to_js\ndef f(): return pyodide_js._module.ccall('emscripten_run_script_int', 'number', to_js(['string']), to_js(['6 * 7']))",
    "ModuleNotFoundError",
  ),
  refused(
    py,
    "a method of all objects replaced",
    "import js\ndef f():\n    js.Object.prototype.then = 1\n    return getattr(js.Object(), 'then') if hasattr(js.Object(), 'then') else 1 / 0",
  ),
  harmless(
    js,
    "the call sites of a stack, which are objects of our own realm",
    "function f() { Error.prepareStackTrace = (_, sites) => sites; return typeof new Error().stack; }",
    "string",
  ),
  harmless(js, "our kernel looked for by its name", "const f = () => typeof kernel;", "undefined"),
];
