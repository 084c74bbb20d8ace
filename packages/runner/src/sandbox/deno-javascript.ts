import { constants, createContext, Script } from "node:vm";
import { denoPort } from "./deno-port.ts";
import { type CopyTools, prepareToFork } from "./fork/fork-on-demand.ts";
import { readForkOptions } from "./fork/fork-options.ts";
import { type SeedRandom, seededRandom } from "./fork/seeded-random.ts";
import { type JavaScriptHost, serveJavaScript, warmUpJavaScript } from "./javascript-engine.ts";
import type { Kernel } from "./kernel/index.ts";
import { kernelText } from "./kernel-text.ts";
import { freezeIntrinsics, lockRealm } from "./lock-realm.ts";

declare const Deno: {
  args: string[];
  addSignalListener(name: string, listener: () => void): void;
};
const forkOptions = readForkOptions(Deno.args);
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
/** Copies of one process would all draw the same numbers. */
const seedRandom = new Script(seededRandom, { filename: "kernel.js" });
let copy: CopyTools | undefined;
const host: JavaScriptHost = {
  prepare(factorySource) {
    const script = new Script(factorySource, { filename: "solution.js" });
    return () => {
      const context = newContext();
      if (copy) {
        const seed = new Uint32Array(4);
        copy.fillRandom(new Uint8Array(seed.buffer));
        const [a = 0, b = 0, c = 0, d = 0] = seed;
        (seedRandom.runInContext(context) as SeedRandom)(a, b, c, d);
      }
      return {
        run: kernel.runInContext(context) as Kernel,
        load: () => script.runInContext(context) as unknown,
      };
    };
  },
};
warmUpJavaScript(host);
if (forkOptions) {
  // Deno starts a thread for signals when its event loop first turns. A copy would have no such thread.
  Deno.addSignalListener("SIGINT", () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1));
}
const becomeCopy = forkOptions && prepareToFork(forkOptions);
lockRealm();
freezeIntrinsics();
copy = becomeCopy?.();
port.ready();
await serveJavaScript(port, host).catch(copy?.leave);
