import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Behaviour, Fault } from "../behaviour.ts";
import { type Asked, composeReply, type ReplyPlan } from "../reply/compose-reply.ts";
import type { ReplyFormat, Wire } from "./wire.ts";

type Refusal = { status: number; message: string };

const refusals: Partial<Record<Fault, (wire: Wire, asked: Asked) => Refusal | null>> = {
  "rate-limit": () => ({ status: 429, message: "Too many requests." }),
  "server-error": () => ({ status: 500, message: "An internal error has occurred." }),
  overloaded: () => ({ status: 503, message: "The model is overloaded." }),
  "unknown-model": (_, { model }) => ({ status: 404, message: `model '${model}' not found` }),
  "bad-key": ({ badKeyStatus }) => ({ status: badKeyStatus, message: "API key not valid." }),
  "must-think": (_, { thinkingBudget }) =>
    thinkingBudget === 0
      ? { status: 400, message: "Budget 0 is invalid. This model only works in thinking mode." }
      : null,
};

/** Answers one request for a reply, with the fault that is asked for. */
export async function sendReply(
  response: ServerResponse,
  wire: Wire,
  { asked, format, body }: { asked: Asked; format: ReplyFormat; body: unknown },
  behaviour: Behaviour,
): Promise<void> {
  const { fault, retryAfterMs } = behaviour;
  if (fault === "hang-before-headers") return;
  const refusal = refusals[fault]?.(wire, asked) ?? refusedField(body, behaviour);
  if (refusal) {
    const waitMs = fault === "rate-limit" ? retryAfterMs : null;
    sendRefusal(response, wire, refusal, waitMs);
    return;
  }

  response.writeHead(200, { "content-type": format.contentType });
  const plan = composeReply(behaviour, asked);
  const { head, tail } = splitAt(plan, behaviour.faultAfterPieces);
  const write = (frames: string[]) => {
    for (const frame of frames) response.write(frame);
  };
  switch (fault) {
    case "hang-mid-stream":
      response.flushHeaders();
      write(format.frames(head));
      return;
    case "overloaded-mid-stream":
      write([...format.frames(head), format.errorFrame(503, "The model is overloaded.")]);
      break;
    case "invalid-json":
      write([...format.frames(head), format.brokenFrame, ...format.frames(tail)]);
      break;
    case "cut":
      await sendCut(response, Buffer.from(format.frames(plan).join("")), behaviour);
      return;
    case "slow":
      await sendSlowly(response, format.frames(plan), behaviour);
      break;
    default:
      write(format.frames(plan));
  }
  response.end();
}

function refusedField(body: unknown, { refuses }: Behaviour): Refusal | null {
  const field = refuses.find((name) => Object.hasOwn(Object(body), name));
  return field ? { status: 400, message: `Unsupported parameter: '${field}'.` } : null;
}

function sendRefusal(
  response: ServerResponse,
  wire: Wire,
  { status, message }: Refusal,
  waitMs: number | null,
): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=UTF-8",
    ...(waitMs !== null &&
      wire.retryAfterHeader && { "retry-after": String(Math.ceil(waitMs / 1000)) }),
  });
  response.end(JSON.stringify(wire.error(status, message, waitMs)));
}

function splitAt(plan: ReplyPlan, after = Math.ceil(plan.pieces.length / 2)) {
  const head: ReplyPlan = { ...plan, pieces: plan.pieces.slice(0, after), ending: "none" };
  const tail: ReplyPlan = { ...plan, pieces: plan.pieces.slice(after), thinking: "" };
  return { head, tail };
}

async function sendCut(response: ServerResponse, body: Buffer, behaviour: Behaviour) {
  const { cutAtByte = Math.floor(body.length / 2), cutBy } = behaviour;
  response.flushHeaders();
  await new Promise((sent) => response.write(body.subarray(0, cutAtByte), sent));
  if (cutBy === "end") response.end();
  else response.destroy();
}

async function sendSlowly(
  response: ServerResponse,
  frames: string[],
  { gapMs, firstGapMs = gapMs }: Behaviour,
) {
  response.flushHeaders();
  const left = new AbortController();
  response.once("close", () => left.abort());
  for (const [at, frame] of frames.entries()) {
    const waited = await pause(at === 0 ? firstGapMs : gapMs, true, { signal: left.signal }).catch(
      () => false,
    );
    if (!waited) return;
    if (!response.write(frame)) await once(response, "drain", { signal: left.signal });
  }
}
