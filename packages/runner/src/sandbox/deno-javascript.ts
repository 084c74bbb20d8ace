import { constants, createContext, Script } from "node:vm";
import { denoPort } from "./deno-port.ts";
import { type JavaScriptHost, serveJavaScript, warmUpJavaScript } from "./javascript-engine.ts";
import type { Kernel } from "./kernel/index.ts";
import { kernelText } from "./kernel-text.ts";
import { freezeIntrinsics, lockRealm } from "./lock-realm.ts";

const port = denoPort();
// Removes two features whose errors and call sites would be objects of our own realm.
const closeDoors = `delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming;
Object.defineProperty(Error, "prepareStackTrace", { get() {}, set() {} });`;
const kernel = new Script(`(() => { ${kernelText}\n${closeDoors} return kernel.runInRealm; })()`, {
  filename: "kernel.js",
});

/** A realm for each test, so that no test sees anything of another. An ordinary global keeps V8's speed. */
function newContext(): object {
  return createContext(constants.DONT_CONTEXTIFY as never);
}
// Keeps the process alive while a promise of the program is pending; the host's timer ends it.
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
