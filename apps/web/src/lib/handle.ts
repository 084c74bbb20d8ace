import type { StreamSink } from "@foothold/core/coach";
import { AppError } from "@foothold/core/errors";
import { type Actor, noteSignIn, type Role } from "@foothold/core/people";
import type { z } from "zod";
import { visitFrom } from "./auth/person-from.ts";
import { type Credentials, sessionFor } from "./auth/session-for.ts";
import { type AppDeps, deps } from "./deps.ts";
import { env } from "./env.ts";
import { recordFailure, toAppError } from "./http/failures.ts";
import { parseInput } from "./http/input/parse-input.ts";
import { clientNetwork } from "./http/limits/client-network.ts";
import { type LimitName, requireWithinLimit } from "./http/limits/rate-limit.ts";
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

type Answer<Output, Answered = unknown> = {
  status?: number | ((output: Output) => number);
  view?: (output: Output) => Answered;
  headers?: (output: Output) => Record<string, string>;
  /** The answer is a file instead of JSON. */
  download?: (output: Output) => Download;
};

type Visitor = { requestId: string };
type Call = { request: Request; requestId: string; actor: Actor | null; cookies: string[] };

/** What a route declares. `roles` lists who may call; `anyone` needs no sign-in. */
type Route<Input, Output, Answered> = Answer<Output, Answered> & {
  input?: z.ZodType<Input>;
  /**
   * The schema of the answer: of what `run` returns, or `view` if there is one. The browser's calls get their types
   * from it.
   */
  output?: z.ZodType<Answered>;
  /** The answer's media type, if not JSON: `run` returns the Response, or `download` a file. */
  media?: string;
  /** Counted by person, or by network when no sign-in is needed. */
  limit?: LimitName;
  /** The answer opens a new session for a person who has just chosen this password. */
  signsIn?: (output: Output, input: Input) => Credentials;
  /** A request with an Idempotency-Key is done once; repeats get the same answer. */
  idempotent?: boolean;
  /** The use-case gets the Idempotency-Key as `key` of its input, and tells a repeated request by it. */
  takesKey?: boolean;
} & (
    | ({ roles: readonly Role[] } & Run<Input, Output>)
    | {
        roles: "anyone";
        streams?: false;
        run: (deps: AppDeps, input: Input, visitor: Visitor) => Promise<Output>;
      }
  );

/** The use-case of a route, for somebody who is signed in. */
export type Run<Input, Output> =
  | {
      streams?: false;
      /** `signal` fires when nobody waits for the answer any more. */
      run: (deps: AppDeps, input: Input, actor: Actor, signal: AbortSignal) => Promise<Output>;
    }
  | {
      streams: true;
      /** `sink` is given when the caller accepts an event stream. */
      run: (deps: AppDeps, input: Input, actor: Actor, sink?: StreamSink) => Promise<Output>;
    };

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

/** What the API's documentation needs to know about a route. */
export type RouteFacts = {
  roles: readonly Role[] | "anyone";
  input?: z.ZodType;
  output?: z.ZodType;
  media?: string;
  status?: unknown;
  limit?: LimitName;
  idempotent?: boolean;
  takesKey?: boolean;
  streams?: boolean;
};

export type Handler<Answered = unknown> = {
  (request: Request, context: Context): Promise<Response>;
  facts: RouteFacts & { output?: z.ZodType<Answered> };
};

/** `run` must return the answer, unless `view` makes it. */
export type AnswersWith<Output, Answered> = [Output] extends [Answered | Response]
  ? unknown
  : { view: (output: Output) => Answered };

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
    await requireAllowance(route, actor);
    const given = route.takesKey ? { key: idempotencyKeyOf(request) ?? undefined } : {};
    const input = await parseInput(request, await context.params, route.input, given);
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
  { userId }: Actor,
): Promise<void> {
  if (!limit) return requireReadAllowance(userId, env().READS_PER_MINUTE, performance.now());
  await requireWithinLimit(deps(), limit, userId);
  if (limit === "run") await requireWithinLimit(deps(), "runsADay", userId);
  if (idempotent || takesKey) await requireStorage(deps(), userId);
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
