import { constants, createContext, Script } from "node:vm";
import { denoPort } from "./deno-port.ts";
import { type JavaScriptHost, serveJavaScript, warmUpJavaScript } from "./javascript-engine.ts";
import type { Kernel } from "./kernel/index.ts";
import { kernelText } from "./kernel-text.ts";
import { freezeIntrinsics, lockRealm } from "./lock-realm.ts";

const port = denoPort();
// The errors of streaming, and the call sites of a stack, would be made in our own realm.
const closeDoors = `delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming;
Object.defineProperty(Error, "prepareStackTrace", { get() {}, set() {} });`;
const kernel = new Script(`(() => { ${kernelText}\n${closeDoors} return kernel.runInRealm; })()`, {
  filename: "kernel.js",
});

/** A realm per test: nothing of one test can be seen by the next. An ordinary global keeps V8's speed. */
function newContext(): object {
  return createContext(constants.DONT_CONTEXTIFY as never);
}
// Keeps the process alive while a promise of the program is pending; the host's clock ends it.
setInterval(() => undefined, 1_000_000);
const host: JavaScriptHost = {
  prepare(factorySource) {
    const script = new Script(factorySource, { filename: "solution.js" });
    return () => {
      const context = newContext();
      return {
        run: kernel.runInContext(context) as Kernel,
        load: () => script.runInContext(context) as unknown,
      };
    };
  },
};
warmUpJavaScript(host);
lockRealm();
freezeIntrinsics();
port.ready();
await serveJavaScript(port, host);
