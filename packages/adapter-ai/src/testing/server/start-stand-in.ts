import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Behaviour, behaviourOf } from "../behaviour.ts";
import { answerControl } from "./control.ts";
import { sendReply } from "./send-reply.ts";
import type { LoggedRequest, StandIn } from "./stand-in.ts";
import type { Call, Wire } from "./wire.ts";

export async function startStandIn(wire: Wire, port = 0): Promise<StandIn> {
  const requests: LoggedRequest[] = [];
  const queued: Behaviour[] = [];
  let behaviour = behaviourOf("none");
  let open = 0;

  const server = createServer((request, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end(JSON.stringify(wire.error(400, String(error))));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(request);
    if (answerControl(call, response, standIn)) return;
    const routed = wire.route(call);
    if (routed.type === "json") {
      response.writeHead(routed.status, { "content-type": "application/json" });
      response.end(JSON.stringify(routed.body));
      return;
    }
    const next = queued.shift() ?? behaviour;
    const { headers, body } = call;
    const path = call.url.pathname + call.url.search;
    requests.push({ ...routed.asked, path, headers, body, fault: next.fault });
    await sendReply(response, wire, { ...routed, body }, next);
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const standIn: StandIn = {
    provider: wire.provider,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave(given) {
      behaviour = behaviourOf(given);
    },
    queue(...given) {
      queued.push(...given.map(behaviourOf));
    },
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

async function read(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return {
    method: request.method ?? "GET",
    url: new URL(request.url ?? "/", "http://stand-in"),
    headers: request.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}
