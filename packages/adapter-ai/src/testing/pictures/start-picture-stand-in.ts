import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { CONTROL_PATH } from "../server/control.ts";
import {
  type GivenPictureBehaviour,
  type PictureBehaviour,
  pictureBehaviourOf,
  pictureBehaviourSchema,
} from "./picture-faults.ts";
import { type PictureAsked, pictureAnswer, pictureAsked } from "./picture-wire.ts";
import { pngOf } from "./png-of.ts";

export type PictureStandIn = {
  url: string;
  /** Every picture that was asked for, and every file that was fetched, oldest first. */
  requests: (PictureAsked & { path: string })[];
  fetched: { path: string; authorization: string | undefined }[];
  behave(behaviour: GivenPictureBehaviour): void;
  open(): number;
  close(): Promise<void>;
};

const MANY_BYTES = 20 * 1024 * 1024;
const BOMB_BYTES = 17 * 1024 * 1024;
let bomb: Buffer | undefined;

/** Speaks OpenAI's image generations and Gemini's generateContent with pictures on loopback, with faults. */
export async function startPictureStandIn(port = 0): Promise<PictureStandIn> {
  const requests: PictureStandIn["requests"] = [];
  const fetched: PictureStandIn["fetched"] = [];
  let behaviour = pictureBehaviourOf("none");
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 400, { error: { message: String(error) } });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://stand-in").pathname;
    const { authorization } = request.headers;
    if (path.startsWith("/files/")) {
      fetched.push({ path, authorization });
      return sendFile(path, response);
    }
    const body = await readJson(request);
    if (path === CONTROL_PATH) {
      if (request.method === "PUT") behaviour = pictureBehaviourSchema.parse(body);
      return send(response, 200, { behaviour, requests, fetched });
    }
    const asked = pictureAsked({ path, body });
    if (!asked) return send(response, 404, { error: { message: "Not found." } });
    requests.push({ ...asked, path });
    await play(behaviourFor(asked), asked, path, response);
  }

  function behaviourFor({ prompt }: PictureAsked): PictureBehaviour {
    const { onlyFor, delayMs } = behaviour;
    if (onlyFor === undefined || prompt.includes(onlyFor)) return behaviour;
    return pictureBehaviourOf({ delayMs });
  }

  async function play(
    given: PictureBehaviour,
    { prompt, responseFormat }: PictureAsked,
    path: string,
    response: ServerResponse,
  ): Promise<void> {
    await pause(given.delayMs);
    const refuse = (status: number, message: string, more: object = {}) =>
      send(response, status, { error: { message, code: null, ...more } });
    if (given.refusesFormat && responseFormat !== undefined) {
      return refuse(400, "Unknown parameter: 'response_format'.");
    }
    if (given.fault === "rate-limit") return refuse(429, "Too many pictures.");
    if (given.fault === "server-error") return refuse(500, "The server had an error.");
    if (given.fault === "bad-key") return refuse(401, "Incorrect API key.");
    if (given.fault === "refusal" && path.startsWith("/v1/")) {
      return refuse(400, "Your request was rejected.", { code: "moderation_blocked" });
    }
    if (given.fault === "hang") return;
    const whole = JSON.stringify(pictureAnswer(path, prompt, given, standIn.url));
    response.writeHead(200, { "content-type": "application/json" });
    if (given.fault === "invalid-json") return void response.end("{data: picture");
    if (given.fault !== "cut") return void response.end(whole);
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const standIn: PictureStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fetched,
    behave(given) {
      behaviour = pictureBehaviourOf(given);
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

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function sendFile(path: string, response: ServerResponse): void {
  if (path === "/files/moved.png") {
    response.writeHead(302, { location: "/files/picture.png" }).end();
    return;
  }
  const bytes = pngOf(path);
  if (path === "/files/bomb.png") {
    response.writeHead(200, { "content-type": "image/png", "content-encoding": "gzip" });
    bomb ??= gzipSync(Buffer.alloc(BOMB_BYTES), { level: 1 });
    response.end(bomb);
    return;
  }
  response.writeHead(200, { "content-type": path.endsWith(".html") ? "text/html" : "image/png" });
  if (path === "/files/endless.png") {
    Readable.from(endlessly(bytes)).pipe(response);
    return;
  }
  if (path === "/files/cut.png") {
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    return;
  }
  response.end(
    path === "/files/huge.png" ? Buffer.concat([bytes, Buffer.alloc(MANY_BYTES)]) : bytes,
  );
}

function* endlessly(bytes: Buffer): Generator<Buffer> {
  for (;;) yield bytes;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === "" ? undefined : JSON.parse(text);
}
