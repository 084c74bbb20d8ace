import type { ServerResponse } from "node:http";
import { behaviourSchema, faults } from "../behaviour.ts";
import type { StandIn } from "./stand-in.ts";
import type { Call } from "./wire.ts";

export const CONTROL_PATH = "/stand-in";

/** `PUT /stand-in` sets the behaviour, `GET /stand-in` tells what was asked. No provider has that path. */
export function answerControl(call: Call, response: ServerResponse, standIn: StandIn): boolean {
  if (call.url.pathname !== CONTROL_PATH) return false;
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(`${JSON.stringify(body, null, 2)}\n`);
  };
  if (call.method === "GET") {
    send(200, { faults, requests: standIn.requests });
    return true;
  }
  const behaviour = behaviourSchema.safeParse(call.body);
  if (behaviour.success) standIn.behave(behaviour.data);
  send(behaviour.success ? 200 : 422, behaviour.success ? behaviour.data : { faults });
  return true;
}
