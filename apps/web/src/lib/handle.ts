import type { StreamSink } from "@foothold/core/coach";
import { AppError } from "@foothold/core/errors";
import { type Actor, noteSignIn, type Role } from "@foothold/core/people";
import { visitFrom } from "./auth/person-from.ts";
import { sessionFor } from "./auth/session-for.ts";
import { deps } from "./deps.ts";
import { env } from "./env.ts";
import { recordFailure, toAppError } from "./http/failures.ts";
import { parseInput } from "./http/input/parse-input.ts";
import { clientNetwork } from "./http/limits/client-network.ts";
import { requireWithinLimit } from "./http/limits/rate-limit.ts";
import { requireReadAllowance } from "./http/limits/read-allowance.ts";
import { requireStorage } from "./http/limits/storage-quota.ts";
import { requireOwnOrigin } from "./http/origin.ts";
import {
  type Download,
  REQUEST_ID_HEADER,
  respond,
  respondWithError,
  respondWithFile,
} from "./http/respond.ts";
import { idempotencyKeyOf, respondOnce } from "./http/respond-once.ts";
import { asksForStream, streamAnswer } from "./http/stream-answer.ts";
import type { Answer, AnswersWith, Context, Handler, Route, RouteFacts } from "./route.ts";

type Call = { request: Request; requestId: string; actor: Actor | null; cookies: string[] };

/** The one way through for every request: sign-in, role, limits, parsing, use-case, answer or typed error. */
export function handle<Input, Output, Answered>(
  route: Route<Input, Output, Answered> & AnswersWith<Output, Answered>,
): Handler<Answered> {
  const handler = async (request: Request, context: Context): Promise<Response> => {
    const call: Call = { request, requestId: crypto.randomUUID(), actor: null, cookies: [] };
    const startedAt = performance.now();
    try {
      const response = withCookies(await run(route, call, context), call);
      deps().log.info(
        { ...described(call), status: response.status, ms: elapsed(startedAt) },
        "request",
      );
      return response;
    } catch (thrown) {
      return withCookies(await refuse(thrown, call), call);
    }
  };
  return Object.assign(handler, { facts: route });
}

/** An answer that sets a cookie itself ends the session, so the renewed cookie must not be added. */
function withCookies(response: Response, { cookies }: Call): Response {
  if (response.headers.has("set-cookie")) return response;
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

async function refuse(thrown: unknown, call: Call): Promise<Response> {
  const error = await toAppError(thrown, deps());
  await recordFailure(error, call, deps());
  return respondWithError(error, call.requestId);
}

async function run<Input, Output, Answered>(
  route: Route<Input, Output, Answered>,
  call: Call,
  context: Context,
) {
  const { request, requestId } = call;
  requireOwnOrigin(request, env().origins);
  if (route.roles !== "anyone") {
    const actor = await requireActor(request, route.roles, call);
    await requireAllowance(route, request.method, actor);
    const added = route.takesKey ? { key: idempotencyKeyOf(request) ?? undefined } : {};
    const { maxBytes } = route;
    const params = await context.params;
    const input = await parseInput(request, params, route.input, { added, maxBytes });
    const key = route.idempotent ? idempotencyKeyOf(request) : null;
    const refused = (thrown: unknown) => refuse(thrown, call);
    const work = async (sink?: StreamSink) => {
      const output = route.streams
        ? route.run(deps(), input, actor, sink)
        : route.run(deps(), input, actor, request.signal);
      return finish(route, input, await output, call);
    };
    const workOnce = (sink?: StreamSink) =>
      key === null
        ? work(sink)
        : respondOnce(deps(), { request, requestId, actor, input }, key, () =>
            work(sink).catch(refused),
          );
    if (!route.streams || !asksForStream(request)) return workOnce();
    return answer(
      route,
      streamAnswer(request, (sink) => workOnce(sink).catch(refused)),
      call,
    );
  }
  if (route.limit) await requireWithinLimit(deps(), route.limit, clientNetwork(request));
  const input = await parseInput(request, await context.params, route.input);
  return finish(route, input, await route.run(deps(), input, { requestId }), call);
}

async function finish<Input, Output, Answered>(
  route: Route<Input, Output, Answered>,
  input: Input,
  output: Output,
  call: Call,
): Promise<Response> {
  const response = answer(route, output, call);
  const credentials = route.signsIn?.(output, input);
  if (!credentials) return response;
  const { personId, cookies } = await sessionFor(deps().auth, credentials, call.request.headers);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  const { email } = credentials;
  await noteSignIn(deps(), { email, network: clientNetwork(call.request) }, personId);
  return response;
}

async function requireAllowance(
  { limit, idempotent, takesKey }: Pick<RouteFacts, "limit" | "idempotent" | "takesKey">,
  method: string,
  { userId }: Actor,
): Promise<void> {
  if (!limit) return requireReadAllowance(userId, env().READS_PER_MINUTE, performance.now());
  await requireWithinLimit(deps(), limit, userId);
  if (limit === "run") await requireWithinLimit(deps(), "runsADay", userId);
  const stores = idempotent || takesKey || limit === "write";
  if (stores && method !== "DELETE") await requireStorage(deps(), userId);
}

function notSignedIn() {
  return new AppError("not-signed-in", "You are not signed in.", {
    suggestions: ["Sign in and try again. What you typed stays where it is."],
  });
}

function signedOutByAdmin() {
  return new AppError("not-signed-in", "Your account has been disabled.", {
    suggestions: ["Ask an admin to enable it again. What you saved is kept."],
    details: { reason: "account-disabled" },
  });
}

async function requireActor(request: Request, roles: readonly Role[], call: Call): Promise<Actor> {
  const { person, isDisabled, cookies } = await visitFrom(deps().auth, request.headers);
  if (!person) throw isDisabled ? signedOutByAdmin() : notSignedIn();
  call.cookies = cookies;
  call.actor = { userId: person.id, role: person.role, requestId: call.requestId };
  if (!roles.includes(person.role)) {
    throw new AppError("forbidden", `This is not for the role "${person.role}".`);
  }
  return call.actor;
}

function answer<Output>(route: Answer<Output>, output: Output | Response, call: Call): Response {
  if (output instanceof Response) {
    output.headers.set(REQUEST_ID_HEADER, call.requestId);
    return output;
  }
  const status = typeof route.status === "function" ? route.status(output) : (route.status ?? 200);
  const response = route.download
    ? respondWithFile(watched(route.download(output), call), call.requestId)
    : respond(status, route.view ? route.view(output) : output, call.requestId);
  for (const [name, value] of Object.entries(route.headers?.(output) ?? {})) {
    response.headers.append(name, value);
  }
  return response;
}

/** A failure after the download has begun is recorded like any other. */
function watched({ body, ...file }: Download, call: Call): Download {
  async function* pieces() {
    try {
      yield* body;
    } catch (thrown) {
      await recordFailure(await toAppError(thrown, deps()), call, deps());
      throw thrown;
    }
  }
  return { ...file, body: pieces() };
}

function described({ request, requestId, actor }: Call) {
  const path = new URL(request.url).pathname;
  return { requestId, method: request.method, path, userId: actor?.userId };
}

function elapsed(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
