import { setTimeout as pause } from "node:timers/promises";
import { modelProviders } from "@foothold/core/coach";
import { faults } from "./behaviour.ts";
import { openPair } from "./open-pair.ts";
import { aTextRequest } from "./request.ts";

/**
 * A process of its own that meets every fault, each with limits that pass, with a caller who stops,
 * and with one who stops listening half-way, and then says what it has left behind.
 */
const unhandled: string[] = [];
process.on("unhandledRejection", (reason) => unhandled.push(String(reason)));
process.on("uncaughtException", (error) => unhandled.push(String(error)));

const schema = { type: "object", properties: { hint: { type: "string" } } };
let calls = 0;

for (const provider of modelProviders) {
  for (const fault of faults) {
    const { model, standIn } = await openPair(provider);
    standIn.behave(fault);
    const stop = new AbortController();
    const stopped = model.reply(aTextRequest({ schema, signal: stop.signal }));
    const late = model.reply(aTextRequest({ schema, firstTextWithinMs: 60, wholeWithinMs: 60 }));
    const leaving = model.reply(aTextRequest({ schema, wholeWithinMs: 60 }), () => {
      throw new Error("nobody listens any more");
    });
    const settled = Promise.allSettled([stopped, late, leaving]);
    await Promise.allSettled([late, leaving]);
    stop.abort();
    calls += (await settled).length;
    await standIn.close();
  }
}

const stillOpen = () => process.getActiveResourcesInfo().filter((name) => !/Pipe|TTY/.test(name));
for (let looks = 0; looks < 100 && stillOpen().length > 0; looks++) await pause(10);
process.stdout.write(`${JSON.stringify({ calls, unhandled, left: stillOpen() })}\n`);
