import {
  type JavaScriptHost,
  serveJavaScript,
  warmUpJavaScript,
} from "../sandbox/javascript-engine.ts";
import { runInRealm } from "../sandbox/kernel/index.ts";
import { removeDoors } from "../sandbox/remove-doors.ts";
import { readyMessage, type WorkerScope, workerPort } from "./worker-port.ts";

const port = workerPort(globalThis as unknown as WorkerScope);
// biome-ignore lint/security/noGlobalEval: to run a learner's program is what this worker is for
const evaluate = eval;

/** All tests of a run share this realm, the only one in a worker. The worker runs one program only. */
const host: JavaScriptHost = {
  prepare(factorySource) {
    const factory: unknown = evaluate(`${factorySource}\n//# sourceURL=solution.js`);
    return () => ({ run: runInRealm, load: () => factory });
  },
};
removeDoors();
warmUpJavaScript(host);
port.send(readyMessage);
await serveJavaScript(port, host);
