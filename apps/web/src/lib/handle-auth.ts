import { AppError } from "@foothold/core/errors";
import type { Actor, AuditAction } from "@foothold/core/people";
import { z } from "zod";
import { type Admit, admitNewAccount, admitTry, admitVisit, emailIn } from "./admit-auth.ts";
import { signInInput, signUpInput } from "./auth/sign-in-input.ts";
import { toAuthError } from "./auth/to-auth-error.ts";
import { watchPassword } from "./auth/watch-password.ts";
import { deps } from "./deps.ts";
import { env } from "./env.ts";
import { recordFailure, toAppError } from "./http/failures.ts";
import { parseInput } from "./http/input/parse-input.ts";
import { clientNetwork } from "./http/limits/client-network.ts";
import { requireOwnOrigin } from "./http/origin.ts";
import { REQUEST_ID_HEADER, respondWithError } from "./http/respond.ts";
import type { Handler } from "./route.ts";

type Endpoint = {
  input?: z.ZodType;
  admit: Admit;
  /** Refuses the session if the password is changed meanwhile. */
  watch?: true;
  success?: AuditAction;
  failure?: AuditAction;
};

/** The endpoints of better-auth that Foothold allows; all others answer 404. */
const endpoints: Record<string, Endpoint> = {
  "POST sign-up/email": { input: signUpInput, admit: admitNewAccount, success: "sign-up" },
  "POST sign-in/email": {
    input: signInInput,
    admit: admitTry,
    watch: true,
    success: "sign-in",
    failure: "sign-in-failed",
  },
  "POST sign-out": { input: z.object({}), admit: admitVisit },
  "GET get-session": { admit: admitVisit },
};

type Call = { request: Request; requestId: string; actor: Actor | null };

/** better-auth has its own HTTP handler; this adds Foothold's checks, errors and audit trail. */
const handler = async (request: Request, context: Context): Promise<Response> => {
  const call: Call = { request, requestId: crypto.randomUUID(), actor: null };
  const { all } = paramsSchema.parse(await context.params);
  const name = `${request.method} ${all.join("/")}`;
  const endpoint = endpoints[name];
  try {
    if (!endpoint) throw new AppError("not-found", "There is nothing at this address.");
    requireOwnOrigin(request, env().origins);
    const body = endpoint.input && (await parseInput(request, {}, endpoint.input));
    const letIn = await endpoint.admit(body, clientNetwork(request));
    const stillAllowed = endpoint.watch && (await watchPassword(deps().auth, emailIn(body)));
    const response = await passOn(request, body, stillAllowed);
    if (endpoint.success) {
      await letIn(await recordSuccess(endpoint.success, response, call.requestId));
    }
    response.headers.set(REQUEST_ID_HEADER, call.requestId);
    response.headers.set("cache-control", "no-store");
    return response;
  } catch (thrown) {
    const error = await toAppError(thrown, deps());
    await recordFailure(error, call, deps(), endpoint?.failure);
    return respondWithError(error, call.requestId);
  }
};

type Context = { params: Promise<unknown> };
const paramsSchema = z.object({ all: z.array(z.string()) });

export const handleAuth: Handler = Object.assign(handler, {
  facts: { roles: "anyone" as const },
});

async function passOn(
  request: Request,
  body: unknown,
  stillAllowed?: (sessionToken: string) => Promise<void>,
): Promise<Response> {
  const { auth } = deps();
  const response = await auth.handler(body === undefined ? request : withBody(request, body));
  if (!response.ok) throw await toAuthError(response);
  const { headers, status } = response;
  headers.delete("content-length");
  const answer = await response.json();
  await stillAllowed?.(sessionSchema.parse(answer).token);
  if (isOfDisabled(answer)) return Response.json(null, { headers, status });
  return Response.json(withoutToken(answer), { headers, status });
}

/** A disabled person's session is kept, but lets nobody in. */
const isOfDisabled = (answer: unknown) => disabledSchema.safeParse(answer).success;
const disabledSchema = z.object({
  user: z.object({ disabledAt: z.union([z.string(), z.date()]) }),
});

const sessionSchema = z.object({ token: z.string() });

/** The session's token belongs only in the http-only cookie, which no script can read. */
function withoutToken(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => key !== "token")
      .map(([key, value]) => [key, withoutToken(value)]),
  );
}

function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

const signedInSchema = z.object({ user: z.object({ id: z.string() }) });

/** Returns the id of the person who signed in. */
async function recordSuccess(
  action: AuditAction,
  response: Response,
  requestId: string,
): Promise<string> {
  const { user } = signedInSchema.parse(await response.clone().json());
  const person = await deps().people.find(user.id);
  await deps().audit.record({
    action,
    actorId: user.id,
    actorRole: person?.role ?? null,
    subject: user.id,
    requestId,
    details: {},
  });
  return user.id;
}
