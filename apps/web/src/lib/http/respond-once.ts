import { createHash } from "node:crypto";
import { answerOnce } from "@foothold/core/attempt";
import type { Deps } from "@foothold/core/deps";
import { AppError } from "@foothold/core/errors";
import type { Actor } from "@foothold/core/people";
import { respond } from "./respond.ts";

export const IDEMPOTENCY_HEADER = "idempotency-key";
export const MAX_KEY_LENGTH = 200;

type Call = { request: Request; requestId: string; actor: Actor; input: unknown };

/** The request's idempotency key, or null. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null || (key !== "" && key.length <= MAX_KEY_LENGTH)) return key;
  const message = `must have 1 to ${MAX_KEY_LENGTH} characters`;
  throw new AppError("invalid-input", `Idempotency-Key: ${message}.`, {
    details: { fields: [{ field: "Idempotency-Key", message }] },
  });
}

/** The same key gets the same status and body again. A refusal is stored as an answer; an outage is not. */
export async function respondOnce(
  deps: Pick<Deps, "idempotency" | "clock" | "pause">,
  { request, requestId, actor, input }: Call,
  key: string,
  run: () => Promise<Response>,
): Promise<Response> {
  const operation = `${request.method} ${new URL(request.url).pathname}`;
  const fingerprint = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  let own: Response | undefined;
  const { status, body } = await answerOnce(
    deps,
    { key: { userId: actor.userId, operation, key }, fingerprint },
    async () => {
      own = await run();
      return { status: own.status, body: await own.clone().json() };
    },
  );
  return own ?? respond(status, body, requestId);
}
